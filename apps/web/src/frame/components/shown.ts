import { computed, defineComponent, ref, useId as newId, watch } from 'vue'

/** What is pressed. */
export const UiButton = defineComponent({
  props: { variant: { type: String, default: 'filled' }, busy: Boolean, disabled: Boolean },
  template: `
    <button type="button" class="ui-button" :data-variant="variant" :disabled="disabled"
      :aria-busy="busy || null"><slot /></button>`,
})

interface Column {
  readonly key: string
  readonly label: string
  readonly end?: boolean
}

/** Rows with columns; on a narrow screen it scrolls within itself. */
export const UiTable = defineComponent({
  props: {
    caption: { type: String, required: true },
    columns: { type: Array as () => readonly Column[], required: true },
    rows: { type: Array as () => readonly Record<string, unknown>[], required: true },
    empty: { type: String, default: '' },
  },
  template: `
    <div class="ui-table" role="region" :aria-label="caption" tabindex="0">
      <table>
        <caption>{{ caption }}</caption>
        <thead><tr><th v-for="one in columns" :key="one.key" scope="col" :data-end="one.end ? '' : null">{{ one.label }}</th></tr></thead>
        <tbody>
          <tr v-for="(row, at) in rows" :key="row.id ?? row.Id ?? at">
            <td v-for="one in columns" :key="one.key" :data-end="one.end ? '' : null">
              <slot :name="one.key" :row="row">{{ row[one.key] }}</slot>
            </td>
          </tr>
          <tr v-if="rows.length === 0 && empty"><td :colspan="columns.length">{{ empty }}</td></tr>
        </tbody>
      </table>
    </div>`,
})

interface Bar {
  readonly label: string
  readonly value: number
}

/** Numbers as bars, each with its number in words beside it. */
export const UiChart = defineComponent({
  props: {
    title: { type: String, required: true },
    bars: { type: Array as () => readonly Bar[], required: true },
    unit: { type: String, default: '' },
  },
  setup(props) {
    const most = computed(() => Math.max(1, ...props.bars.map(({ value }) => value)))
    return {
      share: ({ value }: Bar) => ({ inlineSize: `${Math.max(0, (100 * value) / most.value)}%` }),
    }
  },
  template: `
    <figure class="ui-chart">
      <figcaption>{{ title }}</figcaption>
      <dl>
        <div v-for="one in bars" :key="one.label">
          <dt>{{ one.label }}</dt>
          <dd><span class="ui-bar" :style="share(one)"></span><span>{{ one.value }}{{ unit }}</span></dd>
        </div>
      </dl>
    </figure>`,
})

interface Tab {
  readonly key: string
  readonly label: string
}

/** Parts of which one is seen; arrow keys go between them. */
export const UiTabs = defineComponent({
  props: {
    label: { type: String, required: true },
    tabs: { type: Array as () => readonly Tab[], required: true },
  },
  setup(props) {
    const id = newId()
    const current = ref(props.tabs[0]?.key)
    function move(event: KeyboardEvent): void {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (!step) return
      const forward = document.documentElement.dir === 'rtl' ? -step : step
      const at = props.tabs.findIndex(({ key }) => key === current.value)
      const next = props.tabs[(at + forward + props.tabs.length) % props.tabs.length]
      current.value = next?.key
      event.preventDefault()
      document.getElementById(`${id}-${next?.key}`)?.focus()
    }
    return { id, current, move }
  },
  template: `
    <div class="ui-tabs">
      <div role="tablist" :aria-label="label" @keydown="move">
        <button v-for="one in tabs" :id="id + '-' + one.key" :key="one.key" type="button" role="tab"
          :aria-selected="one.key === current" :aria-controls="id + '-panel'"
          :tabindex="one.key === current ? 0 : -1" @click="current = one.key">{{ one.label }}</button>
      </div>
      <div :id="id + '-panel'" role="tabpanel" :aria-labelledby="id + '-' + current" tabindex="0"><slot :name="current" /></div>
    </div>`,
})

/** A window within the view; Escape closes it. */
export const UiDialog = defineComponent({
  props: {
    open: Boolean,
    title: { type: String, required: true },
    close: { type: String, default: '×' },
  },
  emits: ['update:open'],
  setup(props) {
    const id = newId()
    const dialog = ref<HTMLDialogElement>()
    watch(
      () => props.open,
      (open) => (open ? dialog.value?.showModal() : dialog.value?.close()),
      { flush: 'post' },
    )
    return { id, dialog }
  },
  template: `
    <dialog ref="dialog" class="ui-dialog" :aria-labelledby="id" @close="$emit('update:open', false)">
      <header><h2 :id="id">{{ title }}</h2><ui-button variant="subtle" @click="$emit('update:open', false)">{{ close }}</ui-button></header>
      <slot />
    </dialog>`,
})

/** How far something is. */
export const UiProgress = defineComponent({
  props: {
    label: { type: String, required: true },
    value: { type: Number, required: true },
    max: { type: Number, default: 100 },
  },
  setup: () => ({ id: newId() }),
  template: `
    <div class="ui-progress">
      <span :id="id">{{ label }}</span>
      <progress :value="value" :max="max" :aria-labelledby="id"></progress>
    </div>`,
})

/** Somebody, by their name and what they are. */
export const UiPerson = defineComponent({
  props: { name: { type: String, required: true }, text: { type: String, default: '' } },
  setup: (props) => ({
    initials: computed(() =>
      props.name
        .split(/\s+/u)
        .slice(0, 2)
        .map(([first = '']) => first)
        .join(''),
    ),
  }),
  template: `
    <div class="ui-person"><span aria-hidden="true">{{ initials }}</span>
      <p><strong>{{ name }}</strong><span v-if="text">{{ text }}</span></p></div>`,
})

/** That there is nothing, why, and what to do. */
export const UiEmpty = defineComponent({
  props: { title: { type: String, required: true }, text: { type: String, default: '' } },
  template: `<div class="ui-empty"><p><strong>{{ title }}</strong></p><p v-if="text">{{ text }}</p><slot /></div>`,
})
