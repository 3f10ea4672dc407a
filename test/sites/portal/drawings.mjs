// Decides the pictures of the portal: one drawing for each kind of device, and the house on the home page.
// Promises inline SVG without ids, so that many can stand on one page.
import { raw } from './html.mjs';

const SHAPES = {
  lamp: (c) => `<path d="M100 20v34" stroke="#2b3a34" stroke-width="4"/><path d="M56 104c0-28 18-50 44-50s44 22 44 50z" fill="${c}"/><ellipse cx="100" cy="104" rx="44" ry="8" fill="#fff3c9"/><path d="M70 116 54 146m46-28v34m30-36 16 30" stroke="#f2cf6b" stroke-width="4" stroke-linecap="round"/>`,
  bulb: (c) => `<path d="M100 34a38 38 0 0 0-22 69c5 5 7 9 7 16h30c0-7 2-11 7-16a38 38 0 0 0-22-69z" fill="${c}"/><rect x="84" y="122" width="32" height="8" rx="4" fill="#2b3a34"/><rect x="88" y="134" width="24" height="8" rx="4" fill="#2b3a34"/><path d="M86 72c2-10 8-16 16-17" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  sensor: (c) => `<rect x="58" y="44" width="84" height="84" rx="24" fill="${c}"/><circle cx="100" cy="86" r="24" fill="#fff" opacity=".9"/><circle cx="100" cy="86" r="9" fill="#2b3a34"/><circle cx="128" cy="58" r="4" fill="#fff"/>`,
  camera: (c) => `<circle cx="100" cy="78" r="42" fill="${c}"/><circle cx="100" cy="78" r="24" fill="#1d2a25"/><circle cx="100" cy="78" r="11" fill="#4e7f9f"/><circle cx="94" cy="72" r="4" fill="#fff"/><path d="M90 118h20l6 26H84z" fill="#2b3a34"/>`,
  lock: (c) => `<rect x="66" y="72" width="68" height="72" rx="16" fill="${c}"/><path d="M80 74V56a20 20 0 0 1 40 0v18" fill="none" stroke="#2b3a34" stroke-width="9"/><circle cx="100" cy="102" r="9" fill="#fff"/><rect x="96.500" y="106" width="7" height="18" rx="3.500" fill="#fff"/>`,
  dial: (c) => `<circle cx="100" cy="86" r="52" fill="#fff"/><circle cx="100" cy="86" r="52" fill="none" stroke="${c}" stroke-width="12" stroke-dasharray="230 330" stroke-linecap="round" transform="rotate(130 100 86)"/><text x="100" y="98" font-family="sans-serif" font-size="34" font-weight="700" text-anchor="middle" fill="#2b3a34">21°</text>`,
  speaker: (c) => `<rect x="64" y="28" width="72" height="120" rx="30" fill="${c}"/><circle cx="100" cy="108" r="24" fill="#1d2a25"/><circle cx="100" cy="108" r="10" fill="#51625b"/><circle cx="100" cy="58" r="11" fill="#1d2a25"/>`,
  plug: (c) => `<rect x="56" y="44" width="88" height="88" rx="28" fill="${c}"/><circle cx="100" cy="88" r="29" fill="#fff" opacity=".92"/><circle cx="89" cy="88" r="5" fill="#2b3a34"/><circle cx="111" cy="88" r="5" fill="#2b3a34"/>`,
  hub: (c) => `<rect x="42" y="92" width="116" height="40" rx="20" fill="${c}"/><circle cx="66" cy="112" r="5" fill="#fff"/><circle cx="84" cy="112" r="5" fill="#fff" opacity=".6"/><path d="M74 70c14-14 38-14 52 0M62 56c21-21 55-21 76 0" fill="none" stroke="#2b3a34" stroke-width="6" stroke-linecap="round"/>`,
};

const BACKGROUNDS = ['#e8f1ec', '#f6efe2', '#e9eef5', '#f5e9e6', '#eeebf5'];

export function productDrawing({ shape, tint, name }, index = 0) {
  return raw(
    `<svg class="product-image" viewBox="0 0 200 170" role="img" aria-label="${name}"><rect width="200" height="170" fill="${BACKGROUNDS[index % BACKGROUNDS.length]}"/>${SHAPES[shape](tint)}</svg>`,
  );
}

export function heroDrawing() {
  return raw(`<svg class="hero-image" viewBox="0 0 460 340" aria-hidden="true">
    <rect width="460" height="340" rx="28" fill="#173f33"/><circle cx="372" cy="72" r="30" fill="#f5dfa0"/>
    <path d="M0 262c80-34 150-30 230-6s160 18 230-12v68a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28z" fill="#0f2f26"/>
    <path d="m92 150 112-84 112 84z" fill="#c9643f"/><rect x="112" y="148" width="184" height="134" fill="#f4ece0"/>
    <rect x="134" y="172" width="48" height="44" rx="4" fill="#ffd978"/><path d="M158 172v44m-24-22h48" stroke="#f4ece0" stroke-width="4"/>
    <rect x="226" y="172" width="48" height="44" rx="4" fill="#ffd978"/><path d="M250 172v44m-24-22h48" stroke="#f4ece0" stroke-width="4"/>
    <rect x="182" y="228" width="44" height="54" rx="4" fill="#2c6b55"/><circle cx="217" cy="256" r="3" fill="#ffd978"/>
    <rect x="262" y="82" width="22" height="44" fill="#a54f31"/><path d="M330 150c14-14 38-14 52 0m-64-14c21-21 55-21 76 0m-51 28c7-7 19-7 26 0" fill="none" stroke="#8fd0b5" stroke-width="5" stroke-linecap="round"/>
    <path d="M356 176v106" stroke="#8fd0b5" stroke-width="5"/><circle cx="62" cy="236" r="30" fill="#2c6b55"/><path d="M62 240v44" stroke="#6b4a35" stroke-width="7"/></svg>`);
}
