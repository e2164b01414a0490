import { bootstrapApplication, provideClientHydration } from '@angular/platform-browser';
import { configure } from '@paylater/embeds';
import { Bills } from './bills';

configure({ apiBase: 'https://paylater.example/api' });

void bootstrapApplication(Bills, { providers: [provideClientHydration()] });
