/** A unit of CONVERT: of which quantity, how many base units it is, and whether it takes prefixes. */
interface Unit {
  readonly quantity: string
  readonly factor: number
  readonly isMetric: boolean
}

/** Lengths in metres of which areas and volumes are written as well. */
const LENGTHS = { ly: 9.460_730_472_580_8e15, Pica: 0.0254 / 72, Picapt: 0.0254 / 72 }

/** Areas or volumes by lengths, as `ly2` and `ly^2`; a cubic metre has a thousand litres. */
function powersOf(dimension: 2 | 3, scale: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(LENGTHS).flatMap(([name, length]) =>
      [`${name}${dimension}`, `${name}^${dimension}`].map((unit) => [
        unit,
        length ** dimension * scale,
      ]),
    ),
  )
}

/** Units without prefixes, by quantity; factors to the first metric unit of it. */
const PLAIN: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: {
    sg: 14_593.902_937_206_4,
    lbm: 453.592_37,
    ozm: 28.349_523_125,
    grain: 0.064_798_91,
    cwt: 45_359.237,
    shweight: 45_359.237,
    uk_cwt: 50_802.345_44,
    lcwt: 50_802.345_44,
    hweight: 50_802.345_44,
    stone: 6_350.293_18,
    ton: 907_184.74,
    uk_ton: 1_016_046.908_8,
    LTON: 1_016_046.908_8,
    brton: 1_016_046.908_8,
  },
  distance: {
    mi: 1609.344,
    Nmi: 1852,
    in: 0.0254,
    ft: 0.3048,
    yd: 0.9144,
    ell: 1.143,
    Pica: 0.0254 / 72,
    Picapt: 0.0254 / 72,
    pica: 0.0254 / 6,
    survey_mi: 1609.347_218_694_44,
  },
  time: { yr: 31_557_600, day: 86_400, d: 86_400, hr: 3600, mn: 60, min: 60 },
  pressure: { psi: 6_894.757_293_168_36, Torr: 101_325 / 760 },
  force: { lbf: 4.448_221_615_260_5, pond: 0.009_806_65 },
  energy: {
    flb: 1.355_817_948_331_4,
    BTU: 1_055.055_852_62,
    btu: 1_055.055_852_62,
    HPh: 2_684_519.537_696_17,
    hh: 2_684_519.537_696_17,
  },
  power: { HP: 745.699_871_582_27, h: 745.699_871_582_27, PS: 735.498_75 },
  volume: {
    tsp: 0.004_928_921_593_75,
    tspm: 0.005,
    tbs: 0.014_786_764_781_25,
    oz: 0.029_573_529_562_5,
    cup: 0.236_588_236_5,
    pt: 0.473_176_473,
    us_pt: 0.473_176_473,
    uk_pt: 0.568_261_25,
    qt: 0.946_352_946,
    uk_qt: 1.136_522_5,
    gal: 3.785_411_784,
    uk_gal: 4.546_09,
    barrel: 158.987_294_928,
    bushel: 35.239_070_166_88,
    ft3: 28.316_846_592,
    in3: 0.016_387_064,
    mi3: 4_168_181_825_440.58,
    yd3: 764.554_857_984,
    Nmi3: 6_352_182_208_000,
    GRT: 2_831.684_659_2,
    regton: 2_831.684_659_2,
    MTON: 1_132.673_863_68,
    'ft^3': 28.316_846_592,
    'in^3': 0.016_387_064,
    'mi^3': 4_168_181_825_440.58,
    'yd^3': 764.554_857_984,
    'Nmi^3': 6_352_182_208_000,
    ...powersOf(3, 1000),
  },
  area: {
    uk_acre: 4_046.856_422_4,
    us_acre: 4_046.872_609_874_25,
    ft2: 0.092_903_04,
    'ft^2': 0.092_903_04,
    in2: 0.000_645_16,
    'in^2': 0.000_645_16,
    mi2: 2_589_988.110_336,
    'mi^2': 2_589_988.110_336,
    Morgen: 2500,
    Nmi2: 3_429_904,
    'Nmi^2': 3_429_904,
    yd2: 0.836_127_36,
    'yd^2': 0.836_127_36,
    ...powersOf(2, 1),
  },
  speed: { admkn: 0.514_773_333_333_333, kn: 1852 / 3600, mph: 0.447_04 },
}

/** Units that take prefixes. */
const METRIC: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: { g: 1, u: 1.660_538_782e-24 },
  distance: {
    m: 1,
    ang: 1e-10,
    ly: 9.460_730_472_580_8e15,
    parsec: 3.085_677_581_28e16,
    pc: 3.085_677_581_28e16,
  },
  time: { sec: 1, s: 1 },
  pressure: { Pa: 1, p: 1, atm: 101_325, at: 101_325, mmHg: 133.322 },
  force: { N: 1, dyn: 1e-5, dy: 1e-5 },
  energy: {
    J: 1,
    e: 1e-7,
    c: 4.184,
    cal: 4.1868,
    eV: 1.602_176_487e-19,
    ev: 1.602_176_487e-19,
    Wh: 3600,
    wh: 3600,
  },
  power: { W: 1, w: 1 },
  magnetism: { T: 1, ga: 1e-4 },
  volume: { l: 1, L: 1, lt: 1, m3: 1000, 'm^3': 1000, ang3: 1e-27, 'ang^3': 1e-27 },
  area: { m2: 1, 'm^2': 1, ha: 10_000, ar: 100, ang2: 1e-20, 'ang^2': 1e-20 },
  speed: { 'm/s': 1, 'm/sec': 1, 'm/h': 1 / 3600, 'm/hr': 1 / 3600 },
  information: { bit: 1, byte: 8 },
}

const PREFIXES: Readonly<Record<string, number>> = {
  Y: 1e24,
  Z: 1e21,
  E: 1e18,
  P: 1e15,
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 1e2,
  da: 10,
  e: 10,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
  a: 1e-18,
  z: 1e-21,
  y: 1e-24,
}

const BINARY_PREFIXES: Readonly<Record<string, number>> = {
  Yi: 2 ** 80,
  Zi: 2 ** 70,
  Ei: 2 ** 60,
  Pi: 2 ** 50,
  Ti: 2 ** 40,
  Gi: 2 ** 30,
  Mi: 2 ** 20,
  ki: 2 ** 10,
}

/** Temperatures as kelvin: value times the first plus the second. */
const TEMPERATURES: Readonly<Record<string, readonly [number, number]>> = {
  C: [1, 273.15],
  cel: [1, 273.15],
  F: [5 / 9, 459.67 * (5 / 9)],
  fah: [5 / 9, 459.67 * (5 / 9)],
  K: [1, 0],
  kel: [1, 0],
  Rank: [5 / 9, 0],
  Reau: [1.25, 273.15],
}

const UNITS = new Map<string, Unit>()
for (const [quantity, units] of Object.entries(PLAIN)) {
  for (const [name, factor] of Object.entries(units)) {
    UNITS.set(name, { quantity, factor, isMetric: false })
  }
}
for (const [quantity, units] of Object.entries(METRIC)) {
  for (const [name, factor] of Object.entries(units)) {
    UNITS.set(name, { quantity, factor, isMetric: true })
  }
}

function findUnit(name: string): Unit | undefined {
  const plain = UNITS.get(name)
  if (plain) return plain
  for (const prefixes of [BINARY_PREFIXES, PREFIXES]) {
    for (const [prefix, size] of Object.entries(prefixes)) {
      if (!name.startsWith(prefix)) continue
      const unit = UNITS.get(name.slice(prefix.length))
      if (!unit?.isMetric) continue
      if (prefixes === BINARY_PREFIXES && unit.quantity !== 'information') continue
      return { ...unit, factor: unit.factor * size ** dimensionOf(name) }
    }
  }
  return undefined
}

/** A prefix counts twice for areas, three times for volumes written as a power. */
function dimensionOf(name: string): number {
  if (/[a-z]\^?2$/.test(name)) return 2
  return /[a-z]\^?3$/.test(name) ? 3 : 1
}

/** A value in another unit; `undefined` where the units are unknown or of different quantities. */
export function convertUnits(value: number, from: string, to: string): number | undefined {
  const [source, target] = [TEMPERATURES[from], TEMPERATURES[to]]
  if (source && target) {
    return from === to ? value : (value * source[0] + source[1] - target[1]) / target[0]
  }
  const [first, second] = [findUnit(from), findUnit(to)]
  if (!first || first.quantity !== second?.quantity) return undefined
  return (value * first.factor) / second.factor
}
