import '@paylater/embeds/vue';
import type { PaylaterBillList } from '@paylater/embeds';
import { defineComponent, type GlobalComponents, ref } from 'vue';

export const Credit = defineComponent({
  props: { token: { type: Function as unknown as () => () => Promise<string>, required: true } },
  emits: { shown: (_what: string) => true },
  setup: ({ token }, { emit }) => {
    const list = ref<PaylaterBillList>();
    return () => (
      <section>
        <paylater-limit-card
          class="limit"
          locale="en"
          theme="auto"
          apiBase="https://paylater.example/api"
          tokenProvider={token}
          onPaylaterReady={() => list.value?.refresh()}
          onPaylaterError={({ detail }) => emit('shown', detail.code)}
        />
        <paylater-bill-list ref={list} type="upcoming" density="compact" tokenProvider={token} />
        <paylater-recent-transactions limit={10} />
        <paylater-instalment-plan key="plan" tenor="6" />
      </section>
    );
  },
});

/** Attributes that a template may set on a tag. */
type InTemplate<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const list: InTemplate<'paylater-bill-list'> = {
  type: 'current',
  theme: 'dark',
  class: 'bills',
  onPaylaterOpen: (event) => event.preventDefault(),
};
export const recent: InTemplate<'paylater-recent-transactions'> = { limit: '10' };
