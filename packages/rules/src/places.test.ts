import { describe, expect, it } from 'vitest'
import { findPlace, placesOf, readPlace } from './places.ts'

describe('places', () => {
  it('are the 13 regions and 325 municipalities of Kallikratis, each code and value once', () => {
    expect(placesOf('region')).toHaveLength(13)
    const municipalities = placesOf('municipality')
    expect(municipalities.map(({ code }) => Number(code))).toEqual(
      Array.from({ length: 325 }, (_, index) => 9001 + index),
    )
    expect(new Set(municipalities.map(({ value }) => value)).size).toBe(325)
    const regions = new Set(placesOf('region').map(({ name }) => name))
    expect(municipalities.filter(({ region }) => !regions.has(region))).toEqual([])
  })

  it('keep register and edition beside each code', () => {
    const found = findPlace('municipality', 'Δήμος  Αθηναίων'.replace('  ', ' '))
    expect(found).toMatchObject({ scheme: 'kallikratis', edition: '2011', region: 'Αττική' })
    expect(found?.value).toBe(`kallikratis:2011:${found?.code}`)
    expect(readPlace(found?.value ?? '')).toBe(found)
    expect(readPlace('9001')).toBeUndefined()
  })

  it('are found by their whole name, in any case', () => {
    expect(findPlace('region', 'αττικη')?.kind).toBe('region')
    expect(findPlace('municipality', 'Αττική')).toBeUndefined()
    expect(findPlace('municipality', 'Αθηνα')).toBeUndefined()
    expect(findPlace('municipality', 'Municipality of Αθηναίων')?.code).toBe('9186')
  })

  it('of one name are told apart by their region', () => {
    expect(findPlace('municipality', 'Δήμος Ηρακλείου')).toBeUndefined()
    expect(findPlace('municipality', 'Δήμος Ηρακλείου (Κρήτη)')?.code).toBe('9305')
    const called = placesOf('municipality').map((one) => one.called)
    expect(new Set(called).size).toBe(325)
    expect(called).toContain('Αθηναίων')
  })
})
