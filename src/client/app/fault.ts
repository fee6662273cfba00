/** Adds an error message below the page, whose links keep working. Uses nothing that an old browser may lack. */
export function showFault(place: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  const number = document.createElement('a');
  number.href = 'tel:112';
  number.textContent = '112';
  words.append(
    'Qualcosa si è inceppato, e non per colpa tua: la pagina non riesce a partire. Forse il browser è troppo vecchio: ',
    'prova ad aggiornarlo, o a usarne un altro. Se hai bisogno di aiuto subito, chiama il ',
    number,
    '.',
  );
  Object.assign(words.style, {
    position: 'sticky',
    bottom: '0',
    margin: '0',
    padding: '16px',
    background: 'Canvas',
    color: 'CanvasText',
    borderTop: '1px solid',
    font: 'inherit',
    textAlign: 'center',
  });
  Object.assign(number.style, { color: 'inherit', textDecoration: 'underline' });
  place.append(words);
  // Buttons pressed in the snapshot need not wait any more: see index.html.
  const free = () => place.querySelectorAll('[aria-busy]').forEach((button) => button.removeAttribute('aria-busy'));
  free();
  window.addEventListener('click', free);
}
