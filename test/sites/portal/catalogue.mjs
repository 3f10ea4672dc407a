// Decides what the shop sells. Promises the same thirty products every time, each with a stable id.

const COLOURS = { chalk: ['Chalk', '#e9e4d8'], moss: ['Moss', '#5d8a6b'], clay: ['Clay', '#c9724d'], slate: ['Slate', '#56687a'], plum: ['Plum', '#7d5a86'] };
const COLOUR_KEYS = Object.keys(COLOURS);

export const CATEGORIES = [['lighting', 'Lighting'], ['sensors', 'Sensors'], ['security', 'Security'], ['climate', 'Climate'], ['audio', 'Audio'], ['network', 'Network']];

// name, category, drawing, price in cents
const ITEMS = [
  ['Halo Ceiling Lamp', 'lighting', 'lamp', 12900], ['Halo Table Lamp', 'lighting', 'lamp', 7900], ['Ember Bulb', 'lighting', 'bulb', 1900],
  ['Ember Bulb, pack of 4', 'lighting', 'bulb', 6400], ['Dusk Light Strip', 'lighting', 'lamp', 4900], ['Candle Bulb', 'lighting', 'bulb', 1600],
  ['Drop Leak Sensor', 'sensors', 'sensor', 2900], ['Door & Window Sensor', 'sensors', 'sensor', 2400], ['Stride Motion Sensor', 'sensors', 'sensor', 3400],
  ['Breeze Air Monitor', 'sensors', 'sensor', 8900], ['Soil Sensor', 'sensors', 'sensor', 2100], ['Smoke Sentinel', 'sensors', 'sensor', 5400],
  ['Porch Camera', 'security', 'camera', 14900], ['Indoor Camera', 'security', 'camera', 6900], ['Video Doorbell', 'security', 'camera', 11900],
  ['Latch Smart Lock', 'security', 'lock', 18900], ['Latch Keypad', 'security', 'lock', 5900], ['Window Siren', 'security', 'speaker', 3900],
  ['Hearth Thermostat', 'climate', 'dial', 15900], ['Radiator Valve', 'climate', 'dial', 5900], ['Radiator Valve, pack of 3', 'climate', 'dial', 15900],
  ['Climate Display', 'climate', 'dial', 4400], ['Heater Plug', 'climate', 'plug', 3200],
  ['Murmur Speaker', 'audio', 'speaker', 9900], ['Murmur Mini', 'audio', 'speaker', 4900], ['Soundbar Low', 'audio', 'speaker', 24900], ['Wake Light Radio', 'audio', 'speaker', 7400],
  ['Fernwell Hub', 'network', 'hub', 12900], ['Mesh Access Point', 'network', 'hub', 9900], ['Smart Plug', 'network', 'plug', 1800], ['Smart Plug, pack of 3', 'network', 'plug', 4800],
  ['Outdoor Access Point', 'network', 'hub', 17900],
];

function idOf(name) {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

const REVIEWERS = ['Jonas P.', 'Amira K.', 'Theo W.', 'Lucía R.', 'Hanna S.'];
const REVIEWS = ['Set up in ten minutes and never touched it again.', 'Does what it says. The app could explain more.', 'Exactly right for our old house.', 'Second one we bought, the first one still works.', 'Good quality, arrived well packed.'];

function productOf([name, category, shape, priceCents], index) {
  const first = index % COLOUR_KEYS.length;
  const colours = [0, 1, 2].map((step) => COLOUR_KEYS[(first + step) % COLOUR_KEYS.length]);
  return {
    id: idOf(name), name, category, shape, priceCents, index, colours,
    tint: COLOURS[colours[0] === 'chalk' ? colours[1] : colours[0]][1],
    categoryName: CATEGORIES.find(([key]) => key === category)[1],
    rating: 3.4 + ((index * 7) % 16) / 10,
    reviewCount: 8 + ((index * 37) % 190),
    inStock: index % 6 !== 4,
    summary: `${name} works with every Fernwell hub and keeps working when the internet does not.`,
    specs: [['Category', CATEGORIES.find(([key]) => key === category)[1]], ['Power', index % 2 === 0 ? 'Mains, 6 W' : 'Battery, up to 2 years'], ['Range', `${20 + (index % 5) * 10} m indoors`], ['Warranty', '3 years'], ['Article number', `FW-${String(2100 + index * 7)}`]],
    reviews: [0, 1, 2].map((step) => ({ author: REVIEWERS[(index + step) % 5], stars: 5 - ((index + step) % 3), text: REVIEWS[(index * 2 + step) % 5] })),
  };
}

export const PRODUCTS = ITEMS.map(productOf);
export const HIGHEST_PRICE = 250;

export function productById(id) {
  return PRODUCTS.find((product) => product.id === id);
}

export function colourName(key) {
  return COLOURS[key][0];
}

export function colourValue(key) {
  return COLOURS[key][1];
}

const ORDERS = {
  featured: (a, b) => ((a.index * 11) % 32) - ((b.index * 11) % 32),
  'price-asc': (a, b) => a.priceCents - b.priceCents,
  'price-desc': (a, b) => b.priceCents - a.priceCents,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Products that fit the wish {text, categories, lowest, highest, inStock, sort}; prices in whole dollars. */
export function findProducts({ text, categories, lowest, highest, inStock, sort }) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return PRODUCTS.filter((product) => {
    const searched = `${product.name} ${product.categoryName}`.toLowerCase();
    const isPriced = product.priceCents >= lowest * 100 && product.priceCents <= highest * 100;
    const isWanted = categories.length === 0 || categories.includes(product.category);
    return isPriced && isWanted && (!inStock || product.inStock) && words.every((word) => searched.includes(word));
  }).sort(ORDERS[sort] ?? ORDERS.featured);
}
