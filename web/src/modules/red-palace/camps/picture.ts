export { default } from '../../alhambra/camps/picture';
