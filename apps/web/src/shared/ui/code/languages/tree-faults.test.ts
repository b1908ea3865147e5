import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { liquid } from '@codemirror/lang-liquid'
import { describe, expect, it } from 'vitest'
import { treeFaults } from './tree-faults.ts'

describe('what cannot be parsed', () => {
  it('is no template as Vue has it', () => {
    const text = '<p v-if="a > 1" :class="{ b }" @click="c">{{ d }}</p>\n<my-part #e="{ f }" />'
    expect(treeFaults(text, html({ selfClosingTags: true }), ['MismatchedCloseTag'])).toEqual([])
  })

  it('is a tag of HTML that is closed and was not opened', () => {
    const faults = (text: string) => treeFaults(text, html(), ['MismatchedCloseTag'])
    expect(faults('<p>a</b></p>')).toContain(4)
    expect(faults('<div><b>a</div>')).not.toEqual([])
  })

  it('is a rule of CSS without its end', () => {
    expect(treeFaults('.a { color: red; }', css())).toEqual([])
    expect(treeFaults('.a { color: red;', css())).toEqual([16])
  })

  it('is a tag of Liquid without its end', () => {
    expect(treeFaults('{% if a %}<b>{{ a | upcase }}</b>{% endif %}', liquid())).toEqual([])
    expect(treeFaults('{{ a | }', liquid())).not.toEqual([])
  })
})
