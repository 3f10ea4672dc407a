// Decides the line icons of the portal. Promises small inline drawings that assistive technology skips.
import { raw } from './html.mjs';

const PATHS = {
  leaf: '<path d="M5 19C5 10 10 5 20 4c0 10-5 15-12 15m-3 2c1-5 4-9 8-11"/>',
  cart: '<circle cx="9" cy="20" r="1.4"/><circle cx="17" cy="20" r="1.4"/><path d="M3 4h2.4l2.2 11h10l2-8H6.4"/>',
  user: '<circle cx="12" cy="8" r="3.6"/><path d="M4.5 20c1-4 4-6 7.500-6s6.500 2 7.500 6"/>',
  chevron: '<path d="m6 9 6 6 6-6"/>',
  next: '<path d="m9 6 6 6-6 6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  search: '<circle cx="11" cy="11" r="6.500"/><path d="m16 16 4.500 4.500"/>',
  card: '<rect x="3" y="5.500" width="18" height="13" rx="2.500"/><path d="M3 10h18M7 15h3"/>',
  file: '<path d="M7 3h7l5 5v13H7zM14 3v5h5M10 13h6m-6 4h6"/>',
  download: '<path d="M12 4v11m-4.500-4.500L12 15l4.500-4.500M5 19.500h14"/>',
  gear: '<circle cx="12" cy="12" r="3"/><path d="M12 3v3m0 12v3m9-9h-3M6 12H3m15.400-6.400-2.100 2.100M7.700 16.300l-2.100 2.100m12.800 0-2.100-2.100M7.700 7.700 5.600 5.600"/>',
  bolt: '<path d="M13 3 5 14h6l-1 7 8-11h-6z"/>',
  shield: '<path d="M12 3 5 6v5c0 5 3 8 7 10 4-2 7-5 7-10V6zM9 12l2 2 4-4"/>',
  wifi: '<path d="M3 9c5-5 13-5 18 0M6.500 12.500c3-3 8-3 11 0M10 16c1-1 3-1 4 0"/><circle cx="12" cy="19.200" r=".6"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  star: '<path d="m12 4 2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.700-5 2.700 1.100-5.500L4 9.700 9.600 9z"/>',
  bell: '<path d="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500h4"/>',
  clock: '<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.500 2"/>',
  people: '<circle cx="9" cy="9" r="3"/><path d="M3 19c.700-3.300 3-5 6-5s5.300 1.700 6 5M16 6.200a3 3 0 0 1 0 5.600M17.500 14.300c2 .6 3.200 2.200 3.600 4.700"/>',
  sort: '<path d="m8 10 4-4 4 4M8 14l4 4 4-4"/>',
  sortUp: '<path d="m7 14 5-5 5 5"/>',
  sortDown: '<path d="m7 10 5 5 5-5"/>',
  truck: '<path d="M2 6h12v10H2zM14 10h4l4 3v3h-8z"/><circle cx="7" cy="18" r="2"/><circle cx="17.500" cy="18" r="2"/>',
};

export function icon(name) {
  return raw(
    `<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${PATHS[name]}</svg>`,
  );
}
