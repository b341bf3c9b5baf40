import { expect, it } from 'vitest'
import { uniqueChoices } from './unique-choices.ts'

it('names that are said of one stay as they are; those of several are told apart by their ids', () => {
  const choices = [
    { value: 'p1', label: 'Maya Okafor' },
    { value: 'p2', label: 'Tom Reyes' },
    { value: 'p3', label: 'Maya Okafor' },
  ]
  expect(uniqueChoices(choices)).toEqual([
    { value: 'p1', label: 'Maya Okafor (p1)' },
    { value: 'p2', label: 'Tom Reyes' },
    { value: 'p3', label: 'Maya Okafor (p3)' },
  ])
  expect(uniqueChoices([])).toEqual([])
})
