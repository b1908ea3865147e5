import { expect, it } from 'vitest'
import { isFormatted, toPlainText } from './plain-text.ts'

it.each([
  ['Χωρίς', 'Χωρίς'],
  ['<p>Ένα</p><p>δύο<br/>τρία</p>', 'Ένα\nδύο\nτρία'],
  ['a &amp; b &lt;c&gt; &#917; &#x395; &nope;', 'a & b <c> Ε Ε &nope;'],
  ['πριν<script>alert("<b>")</script>μετά', 'πριν μετά'.replace(' ', '')],
  ['πριν<style>b {', 'πριν'],
  ['1 < 2 > 1', '1 < 2 > 1'],
  ['&#55296;&#99999999;', '&#99999999;'],
])('%j is %j', (text, expected) => {
  expect(toPlainText(text)).toBe(expected)
})

it.each([
  ['<p>Ένα</p><br /><div><span>δύο</span></div>', false],
  ['1 < 2', false],
  ['<p>Ένα <b>δύο</b></p>', true],
  ['<p style="color: red">Ένα</p>', true],
])('%j loses its looks: %s', (text, loses) => {
  expect(isFormatted(text)).toBe(loses)
})

it('takes no longer for a text that is made to last', () => {
  const text = '<script>'.repeat(100_000)
  expect(toPlainText(text)).toBe('')
  expect(isFormatted('<'.repeat(500_000))).toBe(false)
})
