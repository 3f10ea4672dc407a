// Names under which anybody can have a site: a wildcard in front of one would grant strangers' sites.
// Errs towards refusing; exact origins are never affected.

const SECOND_LEVEL = /^(ac|co|com|edu|gob|gov|gouv|go|gr|id|info|me|mil|ne|net|nom|or|org|sch)\.[a-z]{2}$/;

/** Suffixes of hosting services from the private section of the Public Suffix List. */
const HOSTING = new Set(
  (
    'github.io gitlab.io pages.dev workers.dev vercel.app netlify.app herokuapp.com web.app firebaseapp.com ' +
    'appspot.com run.app blogspot.com wordpress.com azurewebsites.net cloudfront.net amazonaws.com ' +
    'cloudapp.net fly.dev onrender.com glitch.me repl.co ngrok.io ngrok.app surge.sh wixsite.com ' +
    'myshopify.com translate.goog googleusercontent.com'
  ).split(' '),
);

export function isPublicSuffix(host: string): boolean {
  return !host.includes('.') || SECOND_LEVEL.test(host) || HOSTING.has(host);
}
