import { expect, test } from 'vitest'
import { type Circuit, createCircuit, type Passage } from './circuit.ts'

function aCircuit() {
  let now = 0
  const circuit = createCircuit({ clock: () => now, failures: 3, pauseMs: 1000 })
  const wait = (ms: number) => {
    now += ms
  }
  const openIt = () => {
    for (let n = 0; n < 3; n++) enter(circuit).failed()
  }
  return { circuit, wait, openIt }
}

function enter(circuit: Circuit): Passage {
  const passage = circuit.enter()
  if ('waitMs' in passage) throw new Error(`Refused for ${passage.waitMs} ms`)
  return passage
}

test('consecutive failures open it; a success in between resets the count', () => {
  const { circuit } = aCircuit()
  enter(circuit).failed()
  enter(circuit).failed()
  enter(circuit).succeeded()
  enter(circuit).failed()
  enter(circuit).failed()
  enter(circuit).failed()
  expect(circuit.enter()).toEqual({ waitMs: 1000 })
})

test('calls that end at the same moment are counted individually', () => {
  const { circuit } = aCircuit()
  const passages = [1, 2, 3, 4].map(() => enter(circuit))
  for (const passage of passages) passage.failed()
  expect(circuit.enter()).toEqual({ waitMs: 1000 })
})

test('calls without a verdict do not count', () => {
  const { circuit } = aCircuit()
  for (let n = 0; n < 10; n++) enter(circuit).ended()
  enter(circuit).succeeded()
})

test('after the pause, one call is tried and the others are still refused', () => {
  const { circuit, openIt, wait } = aCircuit()
  openIt()
  wait(999)
  expect(circuit.enter()).toEqual({ waitMs: 1 })
  wait(1)
  const trial = enter(circuit)
  expect(circuit.enter()).toEqual({ waitMs: 1000 })
  trial.succeeded()
  enter(circuit).failed()
  enter(circuit).succeeded()
})

test('a failed trial starts another pause', () => {
  const { circuit, openIt, wait } = aCircuit()
  openIt()
  wait(1000)
  enter(circuit).failed()
  expect(circuit.enter()).toEqual({ waitMs: 1000 })
})

test('a trial that ends without a verdict lets the next one try', () => {
  const { circuit, openIt, wait } = aCircuit()
  openIt()
  wait(1000)
  enter(circuit).ended()
  enter(circuit).succeeded()
})

test('a late failure from before the pause is ignored, but a late success closes it', () => {
  const { circuit, openIt, wait } = aCircuit()
  const [late, later] = [enter(circuit), enter(circuit)]
  openIt()
  wait(1000)
  const trial = enter(circuit)
  late.failed()
  late.ended()
  trial.succeeded()
  openIt()
  later.succeeded()
  enter(circuit).succeeded()
})
