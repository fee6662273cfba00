import { Global } from '@emotion/react';
import { useEffect } from 'react';

/** Print styles: only the content of the page, small enough for one sheet of A4, always in light colours. */
export function PrintStyles() {
  useLightPaper();
  return (
    <Global
      styles={{
        '@media print': {
          '@page': { size: 'A4', margin: '11mm' },
          html: { fontSize: '9.5px !important' },
          'html, body': { background: 'none !important' },
          'main > *': { padding: '0 !important' },
          'main p, main ul, main dl': { maxWidth: 'none !important' },
          '#root :has(> main) > :not(main), [aria-label^="Notifiche"]': { display: 'none !important' },
        },
      }}
    />
  );
}

function useLightPaper(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    let dark = false;
    const toPaper = () => {
      dark = classList.contains('dark');
      classList.remove('dark');
    };
    const toScreen = () => {
      classList.toggle('dark', dark);
    };
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', toScreen);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', toScreen);
    };
  }, []);
}
