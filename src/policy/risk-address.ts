// What an address says by its own words: a page, a deed, or a deed together with what it is done to. Pure.
/** The address, and the one within it that an application shows behind "#/". */
function placesOf(href: string): URL[] {
  const url = new URL(href);
  const route = /^#!?(\/.+)$/.exec(url.hash)?.[1];
  return route !== undefined && URL.canParse(route, url.origin) ? [url, new URL(route, url.origin)] : [url];
}

/** It holds the word of a deed. */
export const saysDeed = (href: string): boolean =>
  placesOf(href).some(({ pathname, search }) => ACTING_ADDRESS.test(pathname + search));

/** No page leads there. */
export const isNoPage = (href: string): boolean =>
  placesOf(href).some(({ pathname, search }) => NO_PAGE.test(pathname + search));

/** "/transfer?to=9&amount=500": not the page on which a deed is prepared, but the deed with what it is done to. */
export function doesAtOnce(href: string): boolean {
  return placesOf(href).some(({ href: place, pathname }) => {
    const isDeedToItem = DEED_TO_ITEM.test(pathname) && !TELLS.test(pathname);
    return saysDeed(place) && (isDeedToItem || namesThing(place));
  });
}

/** "/users/anna/approve": what no page is made to prepare. */
const DEED_TO_ITEM =
  /\/(?!settings\/|docs\/|news\/)[a-z-]+s\/[^/]+\/(?:approve|publish|revoke|deactivate)\/?$/i;

/** A number in the path, or a parameter. A page about deleting names nothing that could be deleted. */
export function namesThing(href: string): boolean {
  const { pathname, searchParams } = new URL(href);
  return (
    (!TELLS.test(pathname) && /\/[^/]*\d[^/]*(?:\/|$)/.test(pathname.replace(OF_A_TEXT, ''))) ||
    [...searchParams.keys()].some((key) => !OF_THE_VISIT.test(key))
  );
}

/** Parameters in which language and part a page is shown, and where its reader came from. */
const OF_THE_VISIT =
  /^(?:utm_\w+|lang|locale|hl|ref|referr?er|source|[fg]clid|tab|menu|version|sid|session|page|view)$/i;
/** Pages to read, unless a number stands right beside their last word: "/blog/posts/3/publish". */
const TELLS =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:docs?|help|blog)\/(?!(?:.*\/)?\d+\/[a-z]+\/?$|(?:.*\/)?\d+\/?$)/i;
/** Versions and years. */
const OF_A_TEXT = /\/(?:v\d+(?:\.\d+)*|(?:19|20)\d\d(?=\/))(?=\/|$)/gi;

/** An address of a page. One that ends in "#" leads nowhere: what such a link does, a script does. */
export function isPage(href: string | undefined): boolean {
  if (href === undefined || /#!?$/.test(href)) return false;
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}

/** Path segments and parameters of addresses that do something by being opened. */
export const ACTING_ADDRESS =
  /(?:^|[/?&=_.-])(?:delete|remove|destroy|erase|unsubscribe|logout|log-out|signout|sign-out|deactivate|revoke|purchase|buy|pay|transfer|withdraw|approve|publish|cancel)(?:$|[/?&=_.-])/i;

/** Where a form is sent that takes money or goods: a path that ends in the deed. */
export const ORDERING_PATH =
  /\/(?:(?:pay|purchase|buy|charge|donate|transfer|withdraw|place[-_]?order)|(?:payments?|orders?|checkout|purchases?|bookings?|transfers?)\/(?:confirm|submit|place|complete|execute|process)|(?:confirm|submit|process|complete|execute)[-_]?(?:payment|order|purchase|booking|transfer))\/?(?:\.\w+)?$/i;

/** Of addresses that no page leads to: doors for programs, and deeds that a site may do on being asked. */
export const NO_PAGE =
  /^\/(?:api|ajax|rpc|graphql|cgi-bin)(?:$|[/?])|[/?&=](?:order|submit|send|confirm|accept|reject|decline|vote|subscribe|share|invite|grant|reset|enable|disable)(?:$|[/?&=])/i;

/** A whole segment or value of an address that does away with something. */
export const DELETING_WORD =
  /^(?:delete|destroy|erase|purge|deactivate|loeschen|supprimer|eliminar|borrar)$/i;
