// tus takes a library of its own for addresses, which browsers can do: 3 kB, and CommonJS, which costs every page a file.
export default URL
