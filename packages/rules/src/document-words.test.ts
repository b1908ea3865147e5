import { describe, expect, it } from 'vitest'
import { sayDocument, sentencesOf } from './document-words.ts'

const textsOf = (source: string) => sentencesOf(source).map(({ text }) => text)

describe('the sentences of a document', () => {
  it('stand between its paragraphs, cells and lines, with what is filled in', () => {
    const source = `{% include 'letterhead' %}
<h1 align="center">Βεβαίωση</h1>
<p title="a > b">ολοκλήρωσε
   {{ done }} {% if done > 1 %}δράσεις{% else %}δράση{% endif %}.</p>
{% if certificate %}
<qr value="{{ certificate.link }}" size="160"></qr>
<p>Αριθμός <b>{{ certificate.number }}</b><br>Ελέγχεται.</p>
{% else %}<td>{{ today | day }}</td><td>12 &nbsp;</td>{% endif %}`
    expect(textsOf(source)).toEqual([
      'Βεβαίωση',
      'ολοκλήρωσε {{ done }} {% if done > 1 %}δράσεις{% else %}δράση{% endif %}.',
      'Αριθμός <b>{{ certificate.number }}</b>',
      'Ελέγχεται.',
    ])
  })

  it('are not what nobody reads', () => {
    expect(textsOf('<style>p { color: red }</style><!-- note --><script>a()</script>Α')).toEqual([
      'Α',
    ])
  })

  it('keep what is filled in to the letter, and tags within it are text', () => {
    expect(textsOf('<p>A  {{ "x  <p> y" }}  b</p>')).toEqual(['A {{ "x  <p> y" }} b'])
  })

  it('are said anew where they stand, and no sentence twice', () => {
    const source = '<ul>\n <li> Ένα\n δύο </li><li>Τρία</li></ul>Ένα δύο'
    const said = sayDocument(source, (text) => (text === 'Ένα δύο' ? 'One, two' : text))
    expect(said).toBe('<ul>\n <li> One, two </li><li>Τρία</li></ul>One, two')
    expect(sayDocument(source, (text) => text)).toBe(source)
  })

  it.each(['{{', '{%', '<p "', '<!--', '<', '<style>', "<b '", '{{ }', '<p {{'])(
    'are read of a long text that is never closed: %s',
    (part) => {
      const source = part.repeat(20_000)
      expect(sayDocument(source, (text) => text)).toBe(source)
    },
  )
})
