import { computed, defineComponent, useId as newId } from 'vue'

const frame = `
  <div class="ui-field" :data-wrong="error ? '' : null">
    <label :for="id">{{ label }}</label>
    CONTROL
    <p v-if="hint" :id="id + '-hint'" class="ui-hint">{{ hint }}</p>
    <p v-if="error" :id="id + '-error'" class="ui-error" role="alert">{{ error }}</p>
  </div>`

const inFrame = (control: string): string => frame.replace('CONTROL', control)

const shared = {
  label: { type: String, required: true },
  hint: { type: String, default: '' },
  error: { type: String, default: '' },
  required: Boolean,
  disabled: Boolean,
} as const

const bound =
  ':id="id" :required="required" :disabled="disabled" :aria-invalid="error ? true : null" :aria-describedby="described"'

function use(props: Readonly<{ hint: string; error: string }>) {
  const id = newId()
  const described = computed(
    () =>
      [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ') || null,
  )
  return { id, described }
}

/** A field for text, numbers or several lines. */
export const UiField = defineComponent({
  props: {
    ...shared,
    modelValue: { type: [String, Number], default: '' },
    type: { type: String, default: 'text' },
    rows: { type: Number, default: 0 },
  },
  emits: ['update:modelValue'],
  setup: use,
  template: inFrame(`
    <textarea v-if="rows > 0" ${bound} :rows="rows" :value="modelValue"
      @input="$emit('update:modelValue', $event.target.value)"></textarea>
    <input v-else ${bound} :type="type" :value="modelValue"
      @input="$emit('update:modelValue', $event.target.value)">`),
})

/** A choice of one among some. */
export const UiSelect = defineComponent({
  props: {
    ...shared,
    modelValue: { type: [String, Number], default: '' },
    options: { type: Array, required: true },
  },
  emits: ['update:modelValue'],
  setup: use,
  template: inFrame(`
    <select ${bound} :value="modelValue" @change="$emit('update:modelValue', $event.target.value)">
      <option v-for="one in options" :key="one.value ?? one" :value="one.value ?? one">{{ one.label ?? one }}</option>
    </select>`),
})

/** A day, as yyyy-mm-dd. */
export const UiDate = defineComponent({
  props: { ...shared, modelValue: { type: String, default: '' }, min: String, max: String },
  emits: ['update:modelValue'],
  setup: use,
  template: inFrame(`
    <input ${bound} type="date" :min="min" :max="max" :value="modelValue"
      @change="$emit('update:modelValue', $event.target.value)">`),
})

/** Files of the viewer's own, which the view may read; they are sent nowhere by themselves. */
export const UiFile = defineComponent({
  props: { ...shared, accept: String, multiple: Boolean },
  emits: ['files'],
  setup: use,
  template: inFrame(`
    <input ${bound} type="file" :accept="accept" :multiple="multiple"
      @change="$emit('files', [...$event.target.files])">`),
})
