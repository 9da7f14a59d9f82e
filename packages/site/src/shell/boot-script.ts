/** Where the reader's choice of colours is kept on the device. */
export const themeStorageKey = 'theme';

/** The id of the line that asks a reader to wait; the boot script shows it. */
export const startUpNoticeId = 'start-up';

/** What `data-mounted` of <html> says once a page is mounted; an empty word would say no. */
export const mountedMark = 'yes';

/**
 * Runs before anything is painted, as the only inline script of every page; the
 * Content-Security-Policy names its hash. It sets the chosen colours, so that nothing flashes, and
 * shows the start-up notice when a script of the page cannot be loaded, or nothing is mounted ten
 * seconds after loading. The last press on a button, before anything is mounted, is
 * kept for later. (A form's own button is the browser's: it sends the form.) A button of the sign-in
 * waits for the dialog, and opens the page of plain forms where no script comes.
 */
export const bootScript = `(function(){
var d=document.documentElement;
try{var t=localStorage.getItem('${themeStorageKey}');if(t==='light'||t==='dark')d.dataset.theme=t}catch(e){}
var f=0;
function n(){var p=document.getElementById('${startUpNoticeId}'),b=window.earlyPress;if(d.dataset.mounted)return;f=1;if(p)p.hidden=false;if(b&&b.dataset.auth==='')b.click()}
addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')n()},true);
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button],button[data-auth]');if(!b||d.dataset.mounted)return;window.earlyPress=b;if(b.dataset.auth===''&&!f)e.preventDefault()});
addEventListener('load',function(){setTimeout(n,10000)})
})()`;
