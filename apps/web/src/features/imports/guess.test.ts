import { expect, it } from 'vitest'
import { guessColumns } from './guess.ts'

const guessed = (...given: Parameters<typeof guessColumns>) =>
  Object.fromEntries([...guessColumns(...given)].map(([field, at]) => [field, given[1][at]]))

it('knows our own names, however they are spelled', () => {
  expect(guessed('providers', ['provider_id', 'Provider Name', 'SPECIALTY'])).toEqual({
    providerId: 'provider_id',
    providerName: 'Provider Name',
    specialty: 'SPECIALTY',
  })
})

it('knows the columns of known files', () => {
  const header = ['Facility ID', 'Facility Name', 'Address', 'City/Town', 'State', 'ZIP Code', 'County/Parish']
  expect(guessed('facilities', header)).toEqual({
    hospitalId: 'Facility ID',
    facilityName: 'Facility Name',
    city: 'City/Town',
    state: 'State',
  })
})

it('knows what people call columns, and takes each for one field', () => {
  expect(guessed('assignments', ['Id', 'Employee ID', 'Site ID', 'Start', 'End', 'Shift', 'Comment'])).toEqual({
    externalId: 'Id',
    providerId: 'Employee ID',
    hospitalId: 'Site ID',
    startsAt: 'Start',
    endsAt: 'End',
    shiftType: 'Shift',
    note: 'Comment',
  })
})

it('knows the columns of rates, and takes nothing else for what they name', () => {
  const header = ['Staff ID', 'Site', 'Facility', 'Shift', 'Specialty', 'From', 'Until', 'Hourly rate']
  expect(guessed('rates', header)).toEqual({
    providerId: 'Staff ID',
    hospitalId: 'Facility',
    shiftTypeId: 'Shift',
    specialtyId: 'Specialty',
    validFrom: 'From',
    validTo: 'Until',
    perHour: 'Hourly rate',
  })
})

it('takes what is nearest for the rest, and nothing where nothing is near', () => {
  expect(guessed('facilities', ['hospitalld', 'facilty name', 'colour', ''])).toEqual({
    hospitalId: 'hospitalld',
    facilityName: 'facilty name',
  })
})

it('prefers a name of the first rank, wherever its column stands', () => {
  expect(guessed('providers', ['Id', 'Name', 'Provider Name', 'Provider ID'])).toEqual({
    providerId: 'Provider ID',
    providerName: 'Provider Name',
  })
})
