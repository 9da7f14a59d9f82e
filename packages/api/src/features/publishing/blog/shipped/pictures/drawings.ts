import type { ShippedPicture } from '#features/publishing/blog/shipped/pictures/picture-paths.ts';
import { onSheet, tint } from '#features/publishing/blog/shipped/pictures/sheet.ts';

const { paper, amber, accent, wood, ink } = tint;

const desk = `<path d="M120 404H840" /><path d="M170 404V452M790 404V452" />`;
const lamp = (x: number) => `<path d="M${x} 404V262" /><path d="M${x - 34} 404H${x + 34}" />
<path d="M${x - 62} 262L${x - 36} 196H${x + 36}L${x + 62} 262Z" fill="${amber}" />
<path d="M${x - 84} 290L${x - 104} 318M${x + 84} 290L${x + 104} 318" stroke="${amber}" />`;

/** Each drawing of the blog, made for the articles it stands in. */
export const drawings: Readonly<Record<ShippedPicture, string>> = {
  'vintage-camera': onSheet(`
<path d="M240 404H720" />
<path d="M330 190H630Q646 190 646 206V388Q646 404 630 404H330Q314 404 314 388V206Q314 190 330 190Z" fill="${wood}" />
<path d="M420 190V160H540V190" fill="${paper}" />
<path d="M390 232L356 214V382L390 364Z M570 232L604 214V382L570 364Z" fill="${paper}" />
<path d="M390 232H570V364H390Z" fill="${accent}" />
<circle cx="480" cy="298" r="56" fill="${paper}" /><circle cx="480" cy="298" r="34" fill="${amber}" />
<circle cx="480" cy="298" r="13" fill="${ink}" /><path d="M458 280Q466 268 480 266" stroke="${paper}" />
<path d="M340 206H372M588 206H620" /><circle cx="606" cy="172" r="12" fill="${amber}" />
<path d="M314 236C262 248 236 300 250 372" /><path d="M646 236C698 248 724 300 710 372" />
<path d="M436 176H464" /><path d="M496 176H520" />`),
  'message-that-waits': onSheet(`
${desk}${lamp(250)}
<path d="M400 270H650V404H400Z" fill="${paper}" /><path d="M400 270L525 352L650 270" />
<path d="M400 404L494 332M650 404L556 332" /><circle cx="525" cy="350" r="19" fill="${amber}" />
<path d="M517 350L523 357L534 343" />
<circle cx="748" cy="348" r="54" fill="${paper}" /><path d="M748 348V312M748 348L770 360" />
<path d="M748 300V304M748 392V396M700 348H704M792 348H796" /><path d="M716 394L704 404M780 394L792 404" />
<path d="M500 96C540 72 600 78 622 108C600 104 588 112 580 124C548 130 516 120 500 96Z" fill="${paper}" />
<path d="M622 108L640 104" /><path d="M556 112C540 148 560 172 600 176C592 152 596 138 580 124" fill="${accent}" />`),
  'letter-on-a-desk': onSheet(`
${desk}
<path d="M300 404L352 168H640L606 404Z" fill="${paper}" />
<path d="M382 214H600M374 250H594M366 286H560M358 322H578M350 358H500" stroke-width="3" />
<path d="M560 372L720 214L744 236L590 392L552 400Z" fill="${amber}" /><path d="M560 372L590 392" />
<path d="M700 234L724 258" />
<path d="M154 330H246V372Q246 404 214 404H186Q154 404 154 372Z" fill="${accent}" />
<path d="M246 344Q282 344 280 366Q278 386 244 384" /><path d="M180 306Q172 290 184 276Q194 262 184 248M214 306Q206 290 218 276Q228 262 218 248" stroke-width="3" />
<path d="M130 420H290" />`),
  'song-and-window': onSheet(`
<path d="M420 70H760V330H420Z" fill="${paper}" /><path d="M590 70V330M420 200H760" />
<path d="M404 330H776V352H404Z" fill="${wood}" />
<path d="M640 262C640 210 706 202 726 240C748 252 744 290 720 296H650C630 292 626 270 640 262Z" fill="${accent}" stroke="none" />
<path d="M470 268H570V330H470Z" fill="${wood}" /><circle cx="500" cy="300" r="19" fill="${paper}" />
<path d="M534 288H558M534 304H558" /><path d="M560 268L584 224" />
<path d="M470 216V176L504 168V208M460 220A10 8 0 1 0 470 216M494 212A10 8 0 1 0 504 208" />
<path d="M530 160V126L556 120V154M520 164A10 8 0 1 0 530 160M546 158A10 8 0 1 0 556 154" stroke="${amber}" />
<path d="M214 452C210 350 232 296 284 288C338 296 360 350 356 452" fill="${amber}" />
<circle cx="284" cy="232" r="50" fill="${paper}" /><path d="M236 224C236 176 280 166 308 180C336 190 340 222 330 244C322 214 300 206 276 210C256 212 244 216 236 224Z" fill="${wood}" />
<path d="M306 238H310M318 262Q308 268 300 264" /><path d="M250 330C266 372 300 384 352 372" />`),
  'box-of-papers': onSheet(`
<path d="M250 268H710V404H250Z" fill="${wood}" /><path d="M250 268L210 214M710 268L750 214" />
<path d="M290 268L330 128L470 150L450 268" fill="${paper}" /><path d="M346 166L440 180M340 194L434 206M334 222L420 234" stroke-width="3" />
<path d="M452 268L478 110L610 130L590 268" fill="${amber}" /><path d="M496 136L592 150L578 238L484 226Z" fill="${paper}" />
<circle cx="536" cy="176" r="16" /><path d="M506 226Q514 198 538 198Q562 200 562 232" />
<path d="M596 268L628 170L690 190L670 268" fill="${paper}" /><path d="M642 204L672 214M636 226L664 234" stroke-width="3" />
<path d="M250 312H710" stroke="${accent}" stroke-width="12" /><path d="M480 312C440 276 420 300 440 314C420 330 446 350 480 312C514 350 540 330 520 314C540 300 520 276 480 312Z" fill="${accent}" />
<path d="M150 404L190 356L250 404" fill="${paper}" /><path d="M760 404H840V346H760Z" fill="${paper}" /><path d="M760 346L800 378L840 346" />`),
  'tree-of-names': onSheet(`
<path d="M466 404C474 340 470 300 476 250M494 404C488 340 492 300 486 250" fill="none" />
<path d="M466 404Q440 410 420 424M494 404Q520 410 540 424" />
<path d="M480 300C420 280 380 260 350 218M480 280C540 262 590 244 616 200M480 250C470 200 476 160 480 128M412 272C360 288 310 292 260 280M548 252C610 272 660 276 706 262" />
${[
  [300, 176],
  [206, 254],
  [430, 76],
  [570, 156],
  [660, 238],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<rect x="${x}" y="${y}" width="104" height="56" rx="10" fill="${index === 2 ? amber : paper}" /><path d="M${x + 18} ${y + 22}H${x + 82}M${x + 18} ${y + 38}H${x + 60}" stroke-width="3" />`,
  )
  .join('\n')}
<path d="M716 84H832Q848 84 848 100V150Q848 166 832 166H770L742 194V166H716Q700 166 700 150V100Q700 84 716 84Z" fill="${accent}" />
<path d="M730 126V130M748 112V144M766 104V152M784 116V140M802 108V148M820 122V132" stroke="${paper}" />
<path d="M742 196C730 214 722 224 716 236" stroke-width="3" />`),
  'voice-in-a-room': onSheet(`
<path d="M120 60C150 160 120 280 140 404H212C232 300 196 160 220 60Z" fill="${accent}" />
<path d="M740 60C764 160 730 300 748 404H828C846 280 820 160 840 60Z" fill="${accent}" />
<path d="M96 60H864" /><path d="M300 404V270Q300 232 338 232H470Q508 232 508 270V404Z" fill="${amber}" />
<path d="M276 404V316Q276 296 296 296Q316 296 316 316V372H492V316Q492 296 512 296Q532 296 532 316V404Z" fill="${wood}" />
<circle cx="404" cy="176" r="44" fill="${paper}" /><path d="M364 160C372 122 436 120 444 160C424 152 388 148 364 160Z" fill="${wood}" />
<path d="M424 182H428M420 200Q430 204 438 198" /><path d="M352 372C352 280 370 240 404 236C440 240 456 280 456 372" fill="${paper}" />
<path d="M576 404V348H700V404M576 348H700" fill="${wood}" /><path d="M610 348L622 286L660 292L652 348Z" fill="${paper}" />
<path d="M486 176V188M508 164V200M530 150V214M552 162V202M574 172V192" stroke="${accent}" stroke-width="6" />`),
  'open-scrapbook': onSheet(`
<path d="M150 130Q320 96 480 136Q640 96 810 130V392Q640 358 480 396Q320 358 150 392Z" fill="${paper}" />
<path d="M480 136V396" /><path d="M136 144V410Q320 372 480 412Q640 372 824 410V144" />
<path d="M204 166L350 154L358 262L212 274Z" fill="${amber}" /><circle cx="282" cy="196" r="20" fill="${paper}" /><path d="M240 268Q246 226 282 224Q318 224 326 262" fill="${accent}" />
<path d="M232 308L430 300M232 330L400 322" stroke-width="3" />
<path d="M534 158L640 166L634 240L528 232Z" fill="${accent}" /><path d="M540 226L572 192L594 212L612 196L634 222" fill="${paper}" />
<path d="M668 160L764 164L758 262L662 258Z" fill="${amber}" /><path d="M690 236V204Q712 180 734 206V240" fill="${paper}" />
<path d="M560 350C556 300 590 276 632 272C630 318 604 344 560 350ZM560 350L606 300" fill="${accent}" />
<path d="M662 300L760 304M662 322L740 326" stroke-width="3" /><path d="M188 160L222 178M336 150L372 166" stroke="${wood}" stroke-width="12" />`),
  'two-chairs': onSheet(`
<path d="M350 50H610V250H350Z" fill="${paper}" /><path d="M480 50V250M350 150H610" />
<path d="M334 250H626" /><circle cx="556" cy="100" r="22" fill="${amber}" stroke="none" />
<path d="M330 316H630V336H330Z" fill="${wood}" /><path d="M360 336V452M600 336V452" />
<path d="M180 176V452M180 176Q206 164 232 176V330H320V356H180M306 356V452" fill="none" /><path d="M186 196H228V300H186Z" fill="${accent}" /><path d="M180 330H320V356H180Z" fill="${accent}" />
<path d="M780 176V452M780 176Q754 164 728 176V330H640V356H780M654 356V452" fill="none" /><path d="M732 196H774V300H732Z" fill="${amber}" /><path d="M640 330H780V356H640Z" fill="${amber}" />
<path d="M462 316V268M440 316H484" /><path d="M432 268L446 232H478L492 268Z" fill="${amber}" />
<path d="M540 290H576V304Q576 316 564 316H552Q540 316 540 304ZM576 294Q590 294 588 302Q586 310 575 308" fill="${paper}" />`),
};
