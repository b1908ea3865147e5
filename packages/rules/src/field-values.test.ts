import { describe, expect, it } from 'vitest'
import { fieldType, isBirthDate, isMasked, isPlace, isYes, optionsOf } from './field-kinds.ts'
import { readFieldValue, rereadFieldValue } from './field-values.ts'
import { readPlaceValue } from './places.ts'

const TODAY = '2026-11-21'

function read(Type: string, text: string, Options?: string[]) {
  const { value, problem } = readFieldValue(
    { Name: 'any', Type, Options },
    text,
    TODAY,
    readPlaceValue,
  )
  return value ?? `! ${problem}`
}

describe('a field', () => {
  it('is what its type says, and else what its name says', () => {
    expect(fieldType({ Name: 'x', Type: 'DATE' })).toBe('date')
    expect(isBirthDate({ Name: 'birth_date', Type: 'date' })).toBe(true)
    expect(isBirthDate({ Name: 'BirthDate', Type: 'Date' })).toBe(true)
    expect(isBirthDate({ Name: 'birth_date', Type: 'text' })).toBe(false)
    expect(isBirthDate({ Name: 'since', Type: 'date' })).toBe(false)
    expect(fieldType({ Name: 'x', Type: 'select' })).toBe('choice')
    expect(fieldType({ Name: 'afm', Type: 'text' })).toBe('afm')
    expect(fieldType({ Name: 'goal', Type: 'whatever' })).toBe('text')
  })

  it('is masked when it holds a number of the state', () => {
    const masked = ['afm', 'amka', 'kayas', 'AFM', 'phone'].filter((Name) =>
      isMasked({ Name, Type: 'text' }),
    )
    expect(masked).toEqual(['afm', 'amka', 'kayas', 'AFM'])
    expect(isMasked({ Name: 'tax', Type: 'afm' })).toBe(true)
  })

  it('keeps text without the spaces around it, and is cleared by nothing', () => {
    expect(read('text', '  Βόλος ')).toBe('Βόλος')
    expect(read('date', '   ')).toBe('')
    expect(read('text', 'α\u0000β')).toBe('! characters')
  })

  it.each([
    ...[
      '#N/A',
      ' #n/a ',
      '#REF!',
      '#VALUE!',
      '#DIV/0!',
      '#NAME?',
      '#ΔΥ',
      '#Δ/Υ',
      '#ΑΝΑΦ!',
      '#ΤΙΜΗ!',
    ],
    ...['#ΔΙΑΙΡ/0!', '#ΌΝΟΜΑ?', 'Err:502', 'Σφάλμα:508', '#######', '1,23E+15'],
  ])('is none that a spreadsheet could not tell: %s', (typed) => {
    expect(read('text', typed)).toBe('! sheet_error')
    const name = readFieldValue({ Name: 'last_name', Type: 'text' }, typed, TODAY)
    expect(name.problem).toBe('sheet_error')
  })

  it.each(['#12', '#ΔΙΚΑΙΩΜΑ', '#ΜΠΟΡΩ!', 'Ε1', '2Ε3', 'Τιμή!'])('may be %s', (typed) => {
    expect(read('text', typed)).toBe(typed)
  })

  it.each([
    ['email', 'μaria@example.org', '! email'],
    ['email', '.maria@example.org', '! email'],
    ['email', 'ma..ria@example.org', '! email'],
    ['email', ' mailto:maria@example.org', 'maria@example.org'],
    ['number', '1.000', '1000'],
    ['number', '2.000,5', '2000.5'],
    ['number', '1,125', '1.1250'],
    ['number', '1.1250', '1.1250'],
    ['afm', '123 456 783', '123456783'],
    ['afm', 'EL123456783', '123456783'],
    ['afm', 'ΕΛ 123.456.783', '123456783'],
    ['afm', '="123456783"', '123456783'],
    ['afm', '123456789', '! afm'],
    ['amka', '010130 99997', '01013099997'],
    ['amka', '０１０１３０-９９９９７', '01013099997'],
    ['date', '5 Μαρτίου 1990', '1990-03-05'],
    ['date', '05/03/1990 14:30', '1990-03-05'],
    ['text', '\u3164\u200d', ''],
  ])('of type %s reads %j as %j', (type, typed, kept) => {
    expect(read(type, typed)).toBe(kept)
  })

  it('that holds the registry number keeps none that a spreadsheet has ruined', () => {
    const number = (text: string) => {
      const { value, problem } = readFieldValue(
        { Name: 'reg', Type: 'text', Means: 'kayas' },
        text,
        TODAY,
      )
      return value ?? `! ${problem}`
    }
    expect(['1.23E+15', '#N/A', '12345678.0', '="070003"', 'ΠΒ/7'].map(number)).toEqual([
      '! kayas',
      '! kayas',
      '12345678',
      '070003',
      'ΠΒ/7',
    ])
  })

  it('leaves out what nobody sees, and writes the same letters in the same way', () => {
    expect(read('text', '\uFEFFΠα\u00ADπά\u200B\u202E')).toBe('Παπά')
    expect(read('text', 'Γιώργος'.normalize('NFD'))).toBe('Γιώργος'.normalize('NFC'))
    expect(read('date', '\u200E05/03/1990')).toBe('1990-03-05')
    const { problem } = readFieldValue({ Name: 'last_name', Type: 'text' }, '\u200B\u2066', TODAY)
    expect(problem).toBe('required')
  })

  it('wants a first and a last name', () => {
    const { problem } = readFieldValue({ Name: 'last_name', Type: 'text' }, ' ', TODAY)
    expect(problem).toBe('required')
  })

  it('reads numbers with a comma or a dot', () => {
    expect(['1.234,5', '12.5', '-3', '0'].map((text) => read('number', text))).toEqual([
      '1234.5',
      '12.5',
      '-3',
      '0',
    ])
    expect(read('number', 'δέκα')).toBe('! number')
    expect(read('number', '9'.repeat(400))).toBe('! number')
  })

  it('reads dates as people write them', () => {
    expect(['05/03/1990', '05-03-1990', '1990-03-05'].map((text) => read('date', text))).toEqual(
      Array.from({ length: 3 }, () => '1990-03-05'),
    )
    expect(read('date', '31/02/1990')).toBe('! date')
  })

  it('takes a birth date of the years that the picker offers alone', () => {
    const born = (text: string, field: object) => {
      const { value, problem } = readFieldValue(
        { Name: 'birth_date', Type: 'date', ...field },
        text,
        '2026-11-22',
      )
      return value ?? problem
    }
    const dates = ['2026-11-22', '2026-11-23', '1926-01-01', '1925-12-31', '31/12/2999']
    const read = ['2026-11-22', 'birth_date', '1926-01-01', 'birth_date', 'birth_date']
    expect(dates.map((date) => born(date, {}))).toEqual(read)
    expect(dates.map((date) => born(date, { Name: 'born', Means: 'birthDate' }))).toEqual(read)
    expect(born('31/12/2999', { Name: 'until' })).toBe('2999-12-31')
  })

  it('takes a birth date that stays as it is, and judges another one', () => {
    const field = { Name: 'birth_date', Type: 'date' }
    const known = { stored: '1905-12-31', today: '2026-11-22' }
    expect(
      ['31/12/1905', ' 1905-12-31', '30/12/1905', '1999-12-31', ''].map((typed) => {
        const { value, problem } = rereadFieldValue(field, typed, known)
        return value ?? problem
      }),
    ).toEqual(['1905-12-31', '1905-12-31', 'birth_date', '1999-12-31', ''])
    expect(rereadFieldValue(field, '31/12/1905', { ...known, stored: '' }).problem).toBe(
      'birth_date',
    )
  })

  it('takes only the options that are offered', () => {
    expect(read('choice', 'Ναι', ['Ναι', 'Όχι'])).toBe('Ναι')
    expect(read('choice', 'Ίσως', ['Ναι', 'Όχι'])).toBe('! invalid_value')
  })

  it('reads yes and no, however they are written', () => {
    expect(['Ναι', 'ΝΑΙ', 'yes', '1'].map((text) => read('yesno', text))).toEqual(
      Array.from({ length: 4 }, () => '1'),
    )
    expect(['όχι', 'ΟΧΙ', 'No', '0'].map((text) => read('checkbox', text))).toEqual(
      Array.from({ length: 4 }, () => '0'),
    )
    expect(read('yesno', 'ίσως')).toBe('! yesno')
    expect(optionsOf({ Name: 'car', Type: 'yesno' })).toEqual(['1', '0'])
  })

  it('counts as a yes from the least number on', () => {
    expect(['1', '3', 'true', '0', 'x'].map((value) => isYes({}, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(isYes({ MinValue: 2 }, '1')).toBe(false)
    expect(isYes({ MinValue: 2 }, '2')).toBe(true)
  })

  it('knows addresses and telephone numbers', () => {
    expect(read('email', 'm.nikolaou@example.org')).toBe('m.nikolaou@example.org')
    for (const wrong of ['m.nikolaou', 'a@b', 'a b@c.gr', 'a@b..gr', `${'a'.repeat(260)}@b.gr`]) {
      expect(read('email', wrong)).toBe('! email')
    }
    expect(read('tel', '210 123-4567')).toBe('2101234567')
    expect(read('phone', '+30 694 123 4567')).toBe('+306941234567')
    expect(read('phone', '+44 20 7946 0958')).toBe('+442079460958')
    for (const wrong of ['12345', '694123456', '+30 123', 'τηλέφωνο']) {
      expect(read('phone', wrong)).toBe('! phone')
    }
  })

  it('knows regions and municipalities by name and by code, and keeps them with their register', () => {
    expect(read('municipality', 'ΔΗΜΟΣ ΑΘΗΝΑΙΩΝ')).toBe('kallikratis:2011:9186')
    expect(read('Municipality', 'kallikratis:2011:9186')).toBe('kallikratis:2011:9186')
    expect(read('region', 'Αττική')).toBe('kallikratis-regions:2011:9')
    for (const wrong of ['Αττική', '9186', 'Δήμος Ηρακλείου', 'kallikratis-regions:2011:9']) {
      expect(read('municipality', wrong)).toBe('! municipality')
    }
    expect(read('region', 'Δήμος Αθηναίων')).toBe('! region')
    expect(isPlace({ Name: 'home', Type: 'Region' })).toBe(true)
    expect(isPlace({ Name: 'region', Type: 'text' })).toBe(false)
    // Before a page has the register, the server decides.
    const kept = readFieldValue({ Name: 'home', Type: 'municipality' }, 'Αττική', TODAY)
    expect(kept.value).toBe('Αττική')
  })

  it('wants right numbers of the state', () => {
    expect(read('afm', '094429812')).toBe('094429812')
    expect(read('afm', '094429813')).toBe('! afm')
    expect(read('amka', '123')).toBe('! amka')
    const masked = readFieldValue({ Name: 'kayas', Type: 'text' }, '••••5678', TODAY)
    expect(masked.problem).toBe('characters')
  })
})
