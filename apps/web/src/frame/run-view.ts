import type { FrameAction, FrameStart } from '@telemachos/contract/views/bridge'
import * as Vue from 'vue'
import { createApp, defineComponent, h, reactive, Suspense, type App, type Component } from 'vue'
import { makeActionApi } from './action-api.ts'
import { makeApi } from './api.ts'
import type { Channel } from './channel.ts'
import { compile, placeOf } from './code.ts'
import { UiDate, UiField, UiFile, UiSelect } from './components/fields.ts'
import {
  UiButton,
  UiChart,
  UiDialog,
  UiEmpty,
  UiPerson,
  UiProgress,
  UiTable,
  UiTabs,
} from './components/shown.ts'

const COMPONENTS: Readonly<Record<string, Component>> = {
  UiButton,
  UiField,
  UiSelect,
  UiDate,
  UiTable,
  UiChart,
  UiTabs,
  UiDialog,
  UiProgress,
  UiFile,
  UiPerson,
  UiEmpty,
}

/** Authors write `Vue.ref` as its manual has it. */
Reflect.defineProperty(window, 'Vue', { value: Vue })

/**
 * Draws a view; whatever is wrong with it is told to the page and shown in its place.
 * @returns what hears how its action stands now, of a view of an action.
 */
export function runView(channel: Channel, start: FrameStart): (action: FrameAction) => void {
  const { name, html, controller, functions = '', styles, directives } = start
  const report = reporting(channel)
  const action = reactive({ ...start.action })
  const hearAction = (next: FrameAction) => void Object.assign(action, next)
  const api = {
    ...makeApi(channel, start),
    ...(start.action && { action: makeActionApi(channel, start, hearAction) }),
  }
  const view = reactive({
    name,
    who: start.who,
    language: start.language,
    scheme: start.scheme,
    params: start.params,
    ...(start.action && { action }),
  })
  addStyles([...directives.map(({ Styles }) => Styles), styles])
  const parts = { view, api, functions: functionsOf(functions, { view, api }, report) }
  const root = define(html, () => compile(controller, 'controller')(parts), report, parts.functions)
  const app: App = createApp({
    render: () => h(Suspense, null, { default: () => h(root), fallback: () => h('p', '…') }),
  })
  app.config.errorHandler = (error) => report('controller', error)
  app.config.warnHandler = (message) =>
    channel.tell('log', { level: 'warn', text: message.slice(0, 5_000) })
  for (const [key, component] of Object.entries(COMPONENTS)) app.component(key, component)
  for (const { Name, Html, Controller } of directives) {
    app.component(
      Name,
      define(
        Html,
        (attrs, emit) => compile(Controller, `directive-${Name}`)({ ...parts, attrs, emit }),
        report,
      ),
    )
  }
  app.mount('#view')
  channel.tell('ready', {})
  return hearAction
}

type Report = (part: 'template' | 'controller' | 'functions', error: unknown) => void

/** What a text of functions makes: none where it fails, which is told. */
function functionsOf(text: string, parts: object, report: Report): object {
  if (text.trim() === '') return {}
  try {
    return stateOf(compile(text, 'functions')(parts))
  } catch (error) {
    report('functions', error)
    return {}
  }
}

/** A component of a template and the function that makes its state, which may be a promise. */
function define(
  template: string,
  makeState: (attrs: unknown, emit: unknown) => unknown,
  report: Report,
  functions: object = {},
): Component {
  return defineComponent({
    inheritAttrs: false,
    template: template.trim() === '' ? '<span></span>' : template,
    compilerOptions: { comments: false },
    setup(_props, { attrs, emit }) {
      const made = (): unknown => makeState(attrs, emit)
      /** A template without its state would fail as well, and hide why. */
      const failed = (error: unknown) => {
        report('controller', error)
        return () => null
      }
      try {
        const state = made()
        const whole = (returned: unknown) => ({ ...functions, ...stateOf(returned) })
        return state instanceof Promise ? state.then(whole, failed) : whole(state)
      } catch (error) {
        return failed(error)
      }
    },
  })
}

const stateOf = (state: unknown): object =>
  typeof state === 'object' && state !== null ? state : {}

function addStyles(texts: readonly string[]): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(texts.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Tells the page what went wrong, and shows it where the view would be. */
function reporting(channel: Channel): Report {
  return (part, error) => {
    const message = error instanceof Error ? error.message : String(error)
    const inFunctions = placeOf(error, 'functions')
    const isOfFunctions = part === 'functions' || inFunctions.line !== null
    const place =
      placeOfCompiler(error) ?? (isOfFunctions ? inFunctions : placeOf(error, 'controller'))
    channel.tell('failed', {
      part: isOfFunctions ? 'functions' : part,
      message: message.slice(0, 2_000),
      ...place,
    })
    const shown = document.getElementById('failure')
    if (!shown) return
    shown.textContent = place.line === null ? message : `${place.line}:${place.column} ${message}`
    shown.hidden = false
  }
}

/** The compiler of templates says itself where it failed. */
function placeOfCompiler(error: unknown) {
  const { loc } = error as { readonly loc?: { readonly start: { line: number; column: number } } }
  return loc && { line: loc.start.line, column: loc.start.column }
}
