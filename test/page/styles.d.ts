// Style sheets that tests import for their effect; the bundler of the tests puts them into the page.
declare module '*.css';
