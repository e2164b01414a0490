import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import '@paylater/embeds';
import type { PaylaterEventMap } from '@paylater/embeds';
import { token } from './paylater-token';

@Component({
  selector: 'my-bills',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button id="change" (click)="type.set('upcoming')">Upcoming</button>
    <button id="hide" (click)="isShown.set(false)">Hide</button>
    <button id="show" (click)="isShown.set(true)">Show</button>
    <output id="heard">{{ heard() }}</output>
    @if (isShown()) {
      <paylater-bill-list
        [attr.type]="type()"
        [tokenProvider]="token"
        (paylater-open)="opened($event)"
      >
        <p slot="fallback">Not available right now.</p>
      </paylater-bill-list>
    }
  `,
})
export class Bills {
  readonly type = signal<'current' | 'upcoming'>('current');
  readonly isShown = signal(true);
  readonly heard = signal('');

  readonly token = token;

  opened(event: PaylaterEventMap['paylater-open']) {
    event.preventDefault();
    this.heard.set(event.detail.what);
  }
}
