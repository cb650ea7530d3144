import classes from './cover.module.css'

const LINES = 'M20 30H84M20 48H104M20 64H96'

/** Three pages, the front one with a checkmark. */
export function CoursesFigure() {
  return (
    <>
      <Page place="translate(96 96) rotate(-11)" lines={LINES} />
      <Page place="translate(262 84) rotate(10)" lines={LINES} />
      <Page place="translate(178 66) rotate(-1)" lines={`${LINES}M20 92H104M20 108H70`} passed />
    </>
  )
}

function Page({ lines, passed, place }: { place: string; lines: string; passed?: boolean }) {
  return (
    <g transform={place}>
      <rect className={classes.paper} width="124" height="156" rx="8" />
      <path className={classes.figure} d={lines} />
      {passed && <circle className={classes.figure} cx="98" cy="126" r="13" />}
      {passed && <path className={classes.figure} d="M92 126l4.5 4.5 8-9" />}
    </g>
  )
}

/** An antenna mast with radio waves. */
export function RingsFigure() {
  return (
    <>
      <path
        className={classes.figure}
        d="M206 214A34 34 0 0 1 274 214M172 214A68 68 0 0 1 308 214M138 214A102 102 0 0 1 342 214M104 214A136 136 0 0 1 376 214M70 214A170 170 0 0 1 410 214"
      />
      <circle className={classes.solid} cx="240" cy="210" r="9" />
      <path className={classes.figure} d="M240 219V330" />
    </>
  )
}

/** Stems, each taller than the one before. */
export function StemsFigure() {
  return (
    <>
      <path
        className={classes.figure}
        d="M52 330Q54.8 288 73 252M118 330Q122.5 262.8 151.6 210M190 330Q196.2 236.4 236.8 166M268 330Q276.2 207.6 329.2 118M350 330Q360.2 177.6 426.2 68"
      />
      <path
        className={classes.figure}
        d="M73 252q-3.2-8-12-10.4M73 252q4-8 2.4-18.4M73 252q5.6-6.4 16.8-8M151.6 210q-3.8-9.4-14.1-12.2M151.6 210q4.7-9.4 2.8-21.6M151.6 210q6.6-7.5 19.7-9.4M236.8 166q-4.3-10.8-16.2-14M236.8 166q5.4-10.8 3.2-24.8M236.8 166q7.6-8.6 22.7-10.8M329.2 118q-4.9-12.2-18.3-15.9M329.2 118q6.1-12.2 3.7-28.1M329.2 118q8.5-9.8 25.6-12.2M426.2 68q-5.4-13.6-20.4-17.7M426.2 68q6.8-13.6 4.1-31.3M426.2 68q9.5-10.9 28.6-13.6"
      />
    </>
  )
}
