import { describe, expect, it } from 'vitest'
import { differenceOf, uncalled, type FormulaCase } from './formula-cases.ts'

/** Published examples with the digits that they are published with. */
const CASES: readonly FormulaCase[] = [
  // Of an odd number of even chances as many are below the middle as above it.
  ['BINOM.INV(19,0.5,0.5)', 9],
  ['CRITBINOM(37,0.5,0.5)', 18],
  ['NORM.DIST(42,40,1.5,TRUE)', 0.908788780274132],
  ['NORM.DIST(42,40,1.5,FALSE)', 0.109340049783996],
  ['NORMDIST(42,40,1.5,TRUE)', 0.908788780274132],
  ['NORM.DIST(42,40,0,TRUE)', '#NUM!'],
  ['NORM.INV(0.908789,40,1.5)', 42.000002],
  ['NORMINV(0.908789,40,1.5)', 42.000002],
  ['NORM.S.DIST(1.333333,TRUE)', 0.908788726],
  ['NORM.S.DIST(1.333333,FALSE)', 0.164010148],
  ['NORMSDIST(-8)', 6.22096057427178e-16],
  ['NORM.S.INV(0.975)', 1.95996398454005],
  ['NORMSINV(0.9088)', 1.333401745],
  ['NORM.S.INV(0)', '#NUM!'],
  ['PHI(0.75)', 0.301137432154804],
  ['GAUSS(2)', 0.477249868051821],
  ['LOGNORM.DIST(4,3.5,1.2,TRUE)', 0.0390835557068005],
  ['LOGNORM.DIST(4,3.5,1.2,FALSE)', 0.0176175966818172],
  ['LOGNORMDIST(4,3.5,1.2)', 0.0390835557068005],
  ['LOGNORM.INV(0.039084,3.5,1.2)', 4.0000252],
  ['LOGINV(0.039084,3.5,1.2)', 4.0000252],
  ['T.DIST(60,1,TRUE)', 0.99469533],
  ['T.DIST(8,3,FALSE)', 0.00073691],
  ['T.DIST.2T(1.959999998,60)', 0.054644929975921],
  ['T.DIST.RT(1.959999998,60)', 0.0273224649879605],
  ['TDIST(1.959999998,60,2)', 0.054644929975921],
  ['TDIST(-1,60,2)', '#NUM!'],
  ['T.INV(0.75,2)', 0.816496580927726],
  ['T.INV.2T(0.546449,60)', 0.60653307583],
  ['TINV(0.054644929975921,60)', 1.959999998],
  ['CHISQ.DIST(0.5,1,TRUE)', 0.520499877813047],
  ['CHISQ.DIST(2,3,FALSE)', 0.207553748710297],
  ['CHISQ.DIST.RT(18.307,10)', 0.0500005890913982],
  ['CHIDIST(18.307,10)', 0.0500005890913982],
  ['CHISQ.INV(0.93,1)', 3.283020287],
  ['CHISQ.INV.RT(0.050001,10)', 18.3069735],
  ['CHIINV(0.050001,10)', 18.3069735],
  ['F.DIST(15.20686486,6,4,TRUE)', 0.99],
  ['F.DIST(15.20686486,6,4,FALSE)', 0.0012238],
  ['F.DIST.RT(15.20686486,6,4)', 0.01],
  ['FDIST(15.20686486,6,4)', 0.01],
  ['F.INV(0.01,6,4)', 0.10930991],
  ['F.INV.RT(0.01,6,4)', 15.20686486],
  ['FINV(0.01,6,4)', 15.20686486],
  ['BINOM.DIST(6,10,0.5,FALSE)', 0.205078125],
  ['BINOM.DIST(6,10,0.5,TRUE)', 0.828125],
  ['BINOMDIST(6,10,0.5,FALSE)', 0.205078125],
  ['BINOM.DIST(11,10,0.5,FALSE)', '#NUM!'],
  ['BINOM.DIST.RANGE(60,0.75,48)', 0.083974967429],
  ['BINOM.DIST.RANGE(60,0.75,45,50)', 0.523629793472],
  ['BINOM.INV(6,0.5,0.75)', 4],
  ['CRITBINOM(6,0.5,0.75)', 4],
  ['POISSON.DIST(2,5,TRUE)', 0.124652019483081],
  ['POISSON.DIST(2,5,FALSE)', 0.0842243374885683],
  ['POISSON(2,5,TRUE)', 0.124652019483081],
  ['EXPON.DIST(0.2,10,TRUE)', 0.864664716763387],
  ['EXPON.DIST(0.2,10,FALSE)', 1.35335283236613],
  ['EXPONDIST(0.2,10,TRUE)', 0.864664716763387],
  ['GAMMA.DIST(10.00001131,9,2,FALSE)', 0.032639],
  ['GAMMA.DIST(10.00001131,9,2,TRUE)', 0.068094],
  ['GAMMADIST(10.00001131,9,2,TRUE)', 0.068094],
  ['GAMMA.INV(0.068094,9,2)', 10.0000112],
  ['GAMMAINV(0.068094,9,2)', 10.0000112],
  ['GAMMALN(4)', 1.79175946922805],
  ['GAMMALN.PRECISE(4.5)', 2.45373657084244],
  ['GAMMA(2.5)', 1.32934038817914],
  ['GAMMA(-3.75)', 0.267866128861417],
  ['GAMMA(0)', '#NUM!'],
  ['BETA.DIST(2,8,10,TRUE,1,3)', 0.6854706],
  ['BETA.DIST(2,8,10,FALSE,1,3)', 1.4837646],
  ['BETADIST(2,8,10,1,3)', 0.6854706],
  ['BETA.INV(0.685470581,8,10,1,3)', 2],
  ['BETAINV(0.685470581,8,10,1,3)', 2],
  ['WEIBULL.DIST(105,20,100,TRUE)', 0.929581390069277],
  ['WEIBULL.DIST(105,20,100,FALSE)', 0.0355888640245043],
  ['WEIBULL(105,20,100,TRUE)', 0.929581390069277],
  ['NEGBINOM.DIST(10,5,0.25,TRUE)', 0.3135141],
  ['NEGBINOM.DIST(10,5,0.25,FALSE)', 0.0550487],
  ['NEGBINOMDIST(10,5,0.25)', 0.0550487],
  ['HYPGEOM.DIST(1,4,8,20,TRUE)', 0.4654],
  ['HYPGEOM.DIST(1,4,8,20,FALSE)', 0.3633],
  ['HYPGEOMDIST(1,4,8,20)', 0.3633],
  ['T.TEST({3,4,5,8,9,1,2,4,5},{6,19,3,2,14,4,5,17,1},2,1)', 0.196016],
  ['TTEST({3,4,5,8,9,1,2,4,5},{6,19,3,2,14,4,5,17,1},2,1)', 0.196016],
  ['T.TEST({3,4,5,8,9,1,2,4,5},{6,19,3,2,14,4,5,17,1},2,2)', 0.191996],
  ['T.TEST({3,4,5,8,9,1,2,4,5},{6,19,3,2,14,4,5,17,1},2,3)', 0.202294],
  ['Z.TEST({3,6,7,8,6,5,4,2,1,9},4)', 0.090574],
  ['Z.TEST({3,6,7,8,6,5,4,2,1,9},6)', 0.863043],
  ['ZTEST({3,6,7,8,6,5,4,2,1,9},4)', 0.090574],
  ['CHISQ.TEST({58,35;11,25;10,23},{45.35,47.65;17.56,18.44;16.09,16.91})', 0.000308],
  ['CHITEST({58,35;11,25;10,23},{45.35,47.65;17.56,18.44;16.09,16.91})', 0.000308],
  ['F.TEST({6,7,9,15,21},{20,28,31,38,40})', 0.648318],
  ['FTEST({6,7,9,15,21},{20,28,31,38,40})', 0.648318],
]

/** Half of the last digit that a number is written with, as a share of it. */
function digitsOf(expected: number): number {
  const digits = expected.toExponential().split('e')[0]?.replace('.', '').length ?? 1
  const lead = Number(expected.toExponential().split('e')[0])
  return 0.6 / 10 ** (digits - 1) / Math.abs(lead)
}

describe('distributions', () => {
  it.each(CASES)('%s', (...given) => {
    const [, expected] = given
    const precision = typeof expected === 'number' ? Math.max(digitsOf(expected), 1e-12) : 1e-12
    const share = Number.isInteger(expected) ? 1e-8 : precision
    expect(differenceOf(given, {}, share)).toBeUndefined()
  })

  it('has a case for every distribution and test', () => {
    const named = uncalled('statistics', CASES).filter((name) => /DIST|INV|TEST|GAM/.test(name))
    expect(named.filter((name) => name !== 'FISHERINV')).toEqual([])
  })

  it.each([0.001, 0.2, 0.5, 0.9, 0.9999])('inverses undo shares at %f', (share) => {
    for (const [inverse, direct] of [
      ['NORM.S.INV(P)', 'NORM.S.DIST(X,TRUE)'],
      ['T.INV(P,7)', 'T.DIST(X,7,TRUE)'],
      ['CHISQ.INV(P,4)', 'CHISQ.DIST(X,4,TRUE)'],
      ['CHISQ.INV.RT(P,4)', 'CHISQ.DIST.RT(X,4)'],
      ['F.INV(P,3,9)', 'F.DIST(X,3,9,TRUE)'],
      ['GAMMA.INV(P,2.5,3)', 'GAMMA.DIST(X,2.5,3,TRUE)'],
      ['BETA.INV(P,2,5)', 'BETA.DIST(X,2,5,TRUE)'],
      ['LOGNORM.INV(P,1,2)', 'LOGNORM.DIST(X,1,2,TRUE)'],
    ] as const) {
      const found = inverse.replace('P', String(share))
      expect(differenceOf([direct.replace('X', found), share])).toBeUndefined()
    }
  })
})
