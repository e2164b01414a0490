/**
 * One tracking event (spec §7). Values are words and numbers of the program: never an identity value, an amount, or
 * what a person typed.
 */
export interface TrackingEvent {
  readonly action: string;
  readonly page: {
    readonly pageName: string;
    readonly product: 'pay-later';
    readonly properties?: Readonly<Record<string, string | number | boolean>>;
    readonly kycDetail?: { readonly userType: string };
  };
}

/** Sends events asynchronously; never blocks, never throws. */
export abstract class Tracking {
  abstract track(event: TrackingEvent): void;
}
