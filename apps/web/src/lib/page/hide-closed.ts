/** Which promotion was closed on this device. */
export const closedPromotionKey = 'matiz:promotion';
/** Which announcements were, by their ids with spaces between. */
export const closedAnnouncementsKey = 'matiz:announcements';

/**
 * Runs in the server's page before anything is painted: what was closed on an earlier visit never
 * shows, and nothing moves when the scripts take it away. A sheet of its own, since the server does
 * not know what a device keeps, and inline styles are dropped by the page's policy.
 */
export const hideClosed = `(()=>{try{const s=new CSSStyleSheet();
const hide=(what,key)=>{for(const id of (localStorage.getItem(key)??'').split(' '))if(id)
s.insertRule('[data-'+what+'="'+CSS.escape(id)+'"]{display:none}')};
hide('promotion','${closedPromotionKey}');hide('announcement','${closedAnnouncementsKey}');
if(s.cssRules.length)document.adoptedStyleSheets.push(s)}catch{}})()`;
