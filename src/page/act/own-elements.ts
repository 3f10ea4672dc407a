// Elements that the copilot itself put into the page (the highlight's host). Perception and change
// watching skip them; the page cannot tell them by an attribute.

export const ownElements = new WeakSet<Node>();
