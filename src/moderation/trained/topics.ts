// Written by `npm run language:train` from the texts in tests/language.
import type { Topic } from '../topics.ts';

export const TOPICS = {
  overdose: {
    bound: 3,
    alone: 7,
    words:
      'bevut;gocc;cacc,pastigl,scatol,sonnifer;giu,mandat,pres,sera mia;adess,appen,bocc,caso,ho pres,insiem,le ho,ne ho,ora,tropp,vuot;alla svegl,andat,aspett,avev,ciao,dopo,e ho,e isso,fa,fatt,finit,gli,ho,in un,mio,non so,piu,quell,sa,sent,sono,staser,sto,tutt,volev;a,al,all,alla,anch,che,chi,da,due,fire to,giorn,ha,hann,i,no,non ci,pass,perch,prim,pure,quand,quest,quest letter,sei,ti spaventar,tre,una,va;0,anno,appunt,aula,cors,cosi,d,esam,ieri,li,mai,on yourself,quattr,session,stess,sull,te,the,ti,trent,vender e;caff,e che,euro,hai,libr,quel,tu,tua;;;',
  },
  violence: {
    bound: 3,
    words:
      'violenz;;beve,dicev,lui,metters,picch,uomo;cadut,chiav,dormiv,ex,foto,livid,quel,ragazz mi,rott,segu,urla,zio;avev,dice,ha,mani,marit,masch,mi ha,mio ex,numer,port,sa,schiaff,siam,ti,uno;bors,casa,con un,dett,dice che,era,ha fatt,hann,macchin,mi,miei,mio,non sono,nove,padr,papa,pero il,poss,scriv,sott,sull,trov,tutt i;bracc,cane,chi,cosa,cosa che,di,e ha,e la,e una,fatt,gia,giorn,gli occh,male,mi e,mi sono,ne,nemmen,nessun,non,non ci,per,second,sedut,settiman,solo,sono,tant,tutt;bene,chiest,come,d,finit,loro,manc,mang,megl,mi sent,mort,pens,piant,post,staser,sto,unic,vedo,vist,viver,vogl,vomit,vorr;butt,gatt,peso,tagl;mangiat,morir,sens,vita;mond;',
  },
  eating: {
    bound: 3,
    words:
      'cibo,digiun;bilanc,calor,lassativ,ossa;chil,mang,mangiat,mela;cena,fame,frig,mangiar,pane,peso,pranz,specch,vomit;bagn,caff,corp,cucin,panc,piatt,salt,volt al;0,acqu,capit,due,e ha,e un,lo so,mi dice,mi sent,nel,nell,odio,oggi,sei,tavol;0 anni,chius,del,e il,hann,lezion,miei,mio,paur di,qui,second,sul,tant,tra,trov,uno;aula,dorm,lui,metters,morir,mort,vi;;;;',
  },
} satisfies Record<string, Topic>;
