/** One column on phones, two from tablets on. */
export const groupColumns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
