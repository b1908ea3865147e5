import { describe, expect, it } from 'vitest'
import { initials } from './greek-person.ts'
import { greekObject, greekSubject } from './person-in-sentences.ts'

describe('people in Greek sentences', () => {
  it.each([
    ['Μαρία', 'Νικολάου', 'Η Μαρία Νικολάου', 'τη Μαρία Νικολάου'],
    ['Άννα', 'Παππά', 'Η Άννα Παππά', 'την Άννα Παππά'],
    ['Ξένια', 'Δήμου', 'Η Ξένια Δήμου', 'την Ξένια Δήμου'],
    ['Δέσποινα', 'Κοντού', 'Η Δέσποινα Κοντού', 'τη Δέσποινα Κοντού'],
    ['Γιώργος', 'Παπαδόπουλος', 'Ο Γιώργος Παπαδόπουλος', 'τον Γιώργο Παπαδόπουλο'],
    ['Νίκος-Ανδρέας', 'Ρήγας', 'Ο Νίκος-Ανδρέας Ρήγας', 'τον Νίκο-Ανδρέα Ρήγα'],
    ['Εμμανουήλ', 'Ξυδάκης', 'Ο Εμμανουήλ Ξυδάκης', 'τον Εμμανουήλ Ξυδάκη'],
    ['Άρτεμις', 'Λιάπη', 'Η Άρτεμις Λιάπη', 'την Άρτεμις Λιάπη'],
    ['John', 'Smith', 'John Smith', 'John Smith'],
  ])('%s %s', (FirstName, LastName, subject, object) => {
    const person = { FirstName, LastName }
    expect(greekSubject(person)).toBe(subject)
    expect(greekObject(person)).toBe(object)
  })
})

describe('first letters', () => {
  it('are capitals without a tonos', () => {
    expect(initials({ FirstName: 'Άννα', LastName: 'Έλληνα' })).toBe('ΑΕ')
    expect(initials({ FirstName: 'john', LastName: '' })).toBe('J')
  })
})
