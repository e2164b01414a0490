import { configure, type PaylaterBillType, type PaylaterEventMap } from '@paylater/embeds';
import { html, LitElement, nothing } from 'lit';
import { token } from './paylater-token.js';

configure({ apiBase: 'https://paylater.example/api' });

class PartnerBills extends LitElement {
  static override properties = {
    type: { state: true },
    isShown: { state: true },
    heard: { state: true },
  };
  declare type: PaylaterBillType;
  declare isShown: boolean;
  declare heard: string;

  constructor() {
    super();
    this.type = 'current';
    this.isShown = true;
    this.heard = '';
  }

  opened(event: PaylaterEventMap['paylater-open']) {
    event.preventDefault();
    this.heard = event.detail.what;
  }

  override render() {
    return html`
      <button id="change" @click=${() => (this.type = 'upcoming')}>Upcoming</button>
      <button id="hide" @click=${() => (this.isShown = false)}>Hide</button>
      <button id="show" @click=${() => (this.isShown = true)}>Show</button>
      <output id="heard">${this.heard}</output>
      ${
        this.isShown
          ? html`<paylater-bill-list
            type=${this.type}
            .tokenProvider=${token}
            @paylater-open=${this.opened}
          >
            <p slot="fallback">Not available right now.</p>
          </paylater-bill-list>`
          : nothing
      }
    `;
  }
}

customElements.define('partner-bills', PartnerBills);
