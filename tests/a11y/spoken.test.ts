import { languages } from '../../domain/kernel/locale';
import { longUnless } from '../e2e/support/long';
import { expect, test } from './support/own-sandbox';
import { journeys, walkOf } from './support/spoken-journeys';
import { listenTo } from './support/voice';

/**
 * What a virtual screen reader says on seven journeys, compared with the files in `transcripts`. After a change of words:
 * `npm run suite spoken -- --update-snapshots`, and read the difference as a user would hear it.
 */
for (const lang of languages)
  for (const [name, go] of Object.entries(journeys))
    test(
      `${lang}: what is heard on the journey "${name}"`,
      longUnless(lang === 'id' && name === 'settings'),
      async ({ page, sandbox, login }) => {
        test.slow();
        const voice = await listenTo(page);
        await go(walkOf(page, sandbox, voice, login, lang));
        expect(voice.transcript()).toMatchSnapshot(`${name}-${lang}.txt`);
      },
    );
