import type { useTexts } from '#shared'
import type { RunnableView } from '../frame/runnable-view.ts'

type Texts = ReturnType<typeof useTexts>

const sample = (Name: string, Html: string, Controller = ''): { readonly view: RunnableView } => ({
  view: {
    Name,
    Html,
    Controller,
    Styles: '',
    Calls: [],
    Directives: [],
  },
})

/** What is a quote in a word would end a text of the code. */
const wordsOf =
  (t: Texts['t']) =>
  (key: Parameters<Texts['t']>[0]): string =>
    t(key).replaceAll("'", '’').replaceAll('"', '”')

/** Each of the twelve parts with its code, in the language of who reads it. */
export function samplesIn(t: Texts['t']) {
  const word = wordsOf(t)
  return [
    sample(
      'ui-button',
      `<div class="row">
    <ui-button @click="api.toast('${word('views.sample.done')}')">${word('views.sample.save')}</ui-button>
    <ui-button variant="default">${word('views.sample.cancel')}</ui-button>
    <ui-button variant="light">${word('views.sample.add')}</ui-button>
    <ui-button variant="subtle">${word('views.sample.more')}</ui-button>
</div>`,
      '({ api }) => ({ api })',
    ),
    sample(
      'ui-field, ui-select, ui-date, ui-file',
      `<ui-field label="${word('views.sample.goal')}" hint="${word('views.sample.ownWords')}" v-model="text" :rows="3" />
<ui-select label="${word('views.sample.town')}" :options="towns" v-model="town" />
<ui-date label="${word('views.sample.day')}" v-model="day" />
<ui-file label="${word('views.sample.file')}" accept="image/*" />`,
      `({ view }) => ({
    text: Vue.ref(''),
    town: Vue.ref('patra'),
    day: Vue.ref('2026-03-05'),
    towns: [
        { value: 'patra', label: '${word('views.sample.patra')}' },
        { value: 'volos', label: '${word('views.sample.volos')}' },
    ],
})`,
    ),
    sample(
      'ui-table',
      `<ui-table caption="${word('views.sample.meetings')}" :columns="columns" :rows="rows" />`,
      `() => ({
    columns: [{ key: 'title', label: '${word('views.sample.topic')}' }, { key: 'hours', label: '${word('views.sample.hours')}', end: true }],
    rows: [{ id: 1, title: '${word('views.sample.meeting')}', hours: 2 }, { id: 2, title: '${word('views.sample.cv')}', hours: 3 }],
})`,
    ),
    sample(
      'ui-chart, ui-progress',
      `<ui-chart title="${word('views.sample.actions')}" :bars="bars" />
<ui-progress label="${word('views.sample.progress')}" :value="7" :max="12" />`,
      `() => ({ bars: [{ label: '${word('views.sample.completed')}', value: 7 }, { label: '${word('views.sample.left')}', value: 5 }] })`,
    ),
    sample(
      'ui-tabs, ui-dialog',
      `<ui-tabs label="${word('views.sample.parts')}" :tabs="tabs">
    <template #first><ui-button @click="open = true">${word('views.sample.open')}</ui-button></template>
    <template #second>${word('views.sample.secondPart')}</template>
</ui-tabs>
<ui-dialog title="${word('views.sample.window')}" v-model:open="open"><p>${word('views.sample.escape')}</p></ui-dialog>`,
      `() => ({
    open: Vue.ref(false),
    tabs: [{ key: 'first', label: '${word('views.sample.first')}' }, { key: 'second', label: '${word('views.sample.second')}' }],
})`,
    ),
    sample(
      'ui-person, ui-empty',
      `<ui-person name="${word('views.sample.name')}" text="${word('views.sample.mentor')}" />
<br>
<ui-empty title="${word('views.sample.none')}" text="${word('views.sample.noneText')}" />`,
    ),
  ]
}
