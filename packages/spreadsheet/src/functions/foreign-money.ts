import { ERRORS, isError, isGrid, type CellError } from '../values/value.ts'
import { defineFunction, type FunctionDefinition } from './definition.ts'
import { roundTo } from './rounding.ts'

/** What a euro was of each currency that it replaced, and to how many decimals that was counted. */
const EURO: Readonly<Record<string, readonly [rate: number, decimals: number]>> = {
  ATS: [13.7603, 2],
  BEF: [40.3399, 0],
  DEM: [1.95583, 2],
  ESP: [166.386, 0],
  EUR: [1, 2],
  FIM: [5.94573, 2],
  FRF: [6.55957, 2],
  GRD: [340.75, 0],
  IEP: [0.787564, 2],
  ITL: [1936.27, 0],
  LUF: [40.3399, 0],
  NLG: [2.20371, 2],
  PTE: [200.482, 0],
  SIT: [239.64, 2],
}

const LEAST_PRECISION = 3

function convertEuros(
  value: number,
  from: string,
  to: string,
  isExact: boolean,
  precision: number | undefined,
): number | CellError {
  const [source, target] = [EURO[from.toUpperCase()], EURO[to.toUpperCase()]]
  if (!source || !target) return ERRORS['#VALUE!']
  if (precision !== undefined && precision < LEAST_PRECISION) return ERRORS['#VALUE!']
  if (source === target) return value
  const euros = value / source[0]
  const between = precision === undefined ? euros : roundTo(euros, Math.trunc(precision))
  const result = between * target[0]
  return isExact ? result : roundTo(result, target[1])
}

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน']
const MILLION = 'ล้าน'
const MILLION_DIGITS = PLACES.length

/** Whole numbers in Thai words, six digits after the other. */
function thaiNumber(digits: string): string {
  const plain = digits.replace(/^0+/, '')
  if (plain.length > MILLION_DIGITS) {
    const high = thaiNumber(plain.slice(0, -MILLION_DIGITS))
    return `${high}${MILLION}${thaiGroup(plain.slice(-MILLION_DIGITS), true)}`
  }
  return thaiGroup(plain, false)
}

function thaiGroup(digits: string, isAfterMillions: boolean): string {
  const isMany = isAfterMillions || digits.length > 1
  return [...digits]
    .map((digit, index) => {
      const place = digits.length - index - 1
      if (digit === '0') return ''
      if (place === 1 && digit === '1') return PLACES[1]
      if (place === 1 && digit === '2') return `ยี่${PLACES[1]}`
      if (place === 0 && digit === '1' && isMany) return 'เอ็ด'
      return `${DIGITS[Number(digit)]}${PLACES[place]}`
    })
    .join('')
}

/** An amount in Thai words: baht and satang. */
function bahtText(value: number): string | CellError {
  const satang = roundTo(Math.abs(value) * 100, 0)
  if (satang >= 1e17) return ERRORS['#VALUE!']
  const digits = BigInt(satang).toString().padStart(3, '0')
  const [whole, part] = [digits.slice(0, -2), digits.slice(-2)]
  const sign = value < 0 && satang > 0 ? 'ลบ' : ''
  const baht = thaiNumber(whole)
  if (part === '00') return `${sign}${baht || 'ศูนย์'}บาทถ้วน`
  return `${sign}${baht && `${baht}บาท`}${thaiNumber(part)}สตางค์`
}

/** Money of other countries, and texts as their editions of Excel write them. */
export const FOREIGN_MONEY: readonly FunctionDefinition[] = [
  defineFunction('finance', 'EUROCONVERT', {
    required: ['number', 'text', 'text'],
    optional: ['logical', 'number'],
    call: (_, value, from, to, isExact = false, precision = undefined) =>
      convertEuros(value, from, to, isExact, precision),
  }),
  defineFunction('text', 'BAHTTEXT', {
    required: ['number'],
    call: (_, value) => bahtText(value),
  }),
  ...['DBCS', 'JIS'].map((name) =>
    defineFunction('text', name, {
      required: ['text'],
      deviation: 'As in editions without letters of double width, the text stays as it is.',
      call: (_, text) => text,
    }),
  ),
  defineFunction('text', 'PHONETIC', {
    required: ['any'],
    deviation: 'How a text is read aloud is not read from files.',
    call: (_, value) => {
      const first = isGrid(value) ? value.at(0, 0) : value
      if (isError(first)) return first
      return typeof first === 'string' ? first : ''
    },
  }),
]
