import {
  lookNames,
  preferenceChoices,
  preferencesCookie,
} from '@infinite/schema/preferences/preferences';

/** Every choice of looks as a cookie writes it: `theme-dark`; the first of each is not written. */
const written = lookNames.flatMap((name) => {
  const [, ...choices] = preferenceChoices[name];
  return choices.map((choice) => `${name}-${choice}`);
});

/** The id of the line that asks a reader to wait; the boot script shows it. */
export const startUpNoticeId = 'start-up';

/** What `data-mounted` of <html> says once a page is mounted; an empty word would say no. */
export const mountedMark = 'yes';

/**
 * Runs before anything is painted, as the only inline script of every page; the
 * Content-Security-Policy names its hash. It shows the chosen colors, text size, contrast and motion, so that nothing flashes, and
 * shows the start-up notice when a script of the page cannot be loaded, or nothing is mounted ten
 * seconds after loading. The last press on a button, before anything is mounted, is
 * kept for later. (A form's own button is the browser's: it sends the form.) A button of the sign-in
 * waits for the dialog, and opens the page of plain forms where no script comes.
 */
export const bootScript = `(function(){
var d=document.documentElement;
var m=/(?:^|; )${preferencesCookie}=([^;]*)/.exec(document.cookie);
(m?m[1]:'').split('.').forEach(function(p){if(/^(?:${written.join('|')})$/.test(p)){p=p.split('-');d.dataset[p[0]]=p[1]}});
var f=0;
function n(){var p=document.getElementById('${startUpNoticeId}'),b=window.earlyPress;if(d.dataset.mounted)return;f=1;if(p)p.hidden=false;if(b&&b.dataset.auth==='')b.click()}
addEventListener('error',function(e){if(e.target&&e.target.tagName==='SCRIPT')n()},true);
addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button[type=button],button[data-auth]');if(!b||d.dataset.mounted)return;window.earlyPress=b;if(b.dataset.auth===''&&!f)e.preventDefault()});
addEventListener('load',function(){setTimeout(n,10000)})
})()`;
