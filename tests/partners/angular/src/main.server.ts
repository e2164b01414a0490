import {
  type BootstrapContext,
  bootstrapApplication,
  provideClientHydration,
} from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { Bills } from './bills';

const providers = [
  provideClientHydration(),
  provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }])),
];

export default (context: BootstrapContext) => bootstrapApplication(Bills, { providers }, context);
