// Landmarks as selectors and perception name them. Apart from the schemas, so that what only
// perceives loads none of them.
export const LANDMARKS = ['main', 'header', 'nav', 'footer', 'aside'] as const;
