import { Idiomorph } from 'idiomorph';
import './account';

const place = document.querySelector('#place')!;

for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', async () => {
    const markup = await (await fetch(button.value)).text();
    Idiomorph.morph(place, markup, { morphStyle: 'innerHTML' });
  });
