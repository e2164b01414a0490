// A limit card without a framework, as a partner would write it by hand.
const rupiah = new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR' });

customElements.define(
  'bare-card',
  class extends HTMLElement {
    async connectedCallback() {
      const { api, token } = this.dataset;
      const answer = await fetch(`${api}/v2/homepage`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { data } = await answer.json();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.textContent = rupiah.format(data.profile?.limit?.total ?? 0);
      this.dataset.ready = '';
    }
  },
);
