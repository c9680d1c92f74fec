//! The words of the game: everything that comes in a fixed number of kinds.
//!
//! A kind's `id` is its name in the data files and in notation; `key` is that of its name in the text catalogue.

use table::named;

pub use table::Named;

named! {
    /// The three kinds of cubes (KE-COMP-7).
    Resource, "resource" {
        Energy = "energy",
        Matter = "matter",
        Antimatter = "antimatter",
    }
}

named! {
    /// The five technology tracks (KE-TECH-1).
    Technology, "technology" {
        SpaceTravel = "space_travel",
        QuantumPhysics = "quantum_physics",
        EnergyDevelopment = "energy_development",
        Terraforming = "terraforming",
        AntimatterScience = "antimatter_science",
    }
}

named! {
    /// The two leadership tracks (KE-LEAD-1).
    Track, "leadership track" {
        Technology = "technology",
        Colonial = "colonial",
    }
}

named! {
    /// The nine main actions, row by row (KE-ACT).
    Action, "action" {
        SpaceMissions = "space_missions",
        ColonySeeding = "colony_seeding",
        TechnologicalDevelopment = "technological_development",
        StellarPropulsion = "stellar_propulsion",
        Terraforming = "terraforming",
        GalacticMap = "galactic_map",
        EnergyStorage = "energy_storage",
        PlanetaryExploitation = "planetary_exploitation",
        GenerateAntimatter = "generate_antimatter",
    }
}

named! {
    /// The six bonus actions (KE-BONUS-9 to KE-BONUS-14).
    Bonus, "bonus action" {
        SpaceLogistics = "space_logistics",
        EvolutionOfTechnology = "evolution_of_technology",
        ScientificProgress = "scientific_progress",
        SocialProgress = "social_progress",
        SpaceExploration = "space_exploration",
        IndustrialSurge = "industrial_surge",
    }
}

named! {
    /// The types of planets (KE-COMP-4).
    PlanetType, "planet type" {
        Ocean = "ocean",
        Rocky = "rocky",
        SuperEarth = "super_earth",
        Giant = "giant",
        Alien = "alien",
    }
}

named! {
    /// The range zones, by their distance from Sol (KE-MOVE-11).
    Zone, "zone" {
        Short = "short",
        Medium = "medium",
        Long = "long",
    }
}

named! {
    /// The classes of stars (KE-SETUP-10).
    StarClass, "star class" {
        Single = "single",
        Binary = "binary",
        Trinary = "trinary",
    }
}

named! {
    /// The progress cards (KE-COMP-5).
    Progress, "progress card" {
        P01 = "P01", P02 = "P02", P03 = "P03", P04 = "P04", P05 = "P05", P06 = "P06",
        P07 = "P07", P08 = "P08", P09 = "P09", P10 = "P10", P11 = "P11", P12 = "P12",
        P13 = "P13", P14 = "P14", P15 = "P15", P16 = "P16", P17 = "P17", P18 = "P18",
    }
}

named! {
    /// The objective cards (KE-COMP-5): standard ones, then advanced ones.
    Objective, "objective" {
        S01 = "S01", S02 = "S02", S03 = "S03", S04 = "S04", S05 = "S05",
        S06 = "S06", S07 = "S07", S08 = "S08", S09 = "S09", S10 = "S10",
        A01 = "A01", A02 = "A02", A03 = "A03", A04 = "A04", A05 = "A05", A06 = "A06", A07 = "A07",
    }
}

named! {
    /// The rows of the score sheet (KE-SCORE).
    Source, "source of points" {
        TerraformedPlanets = "terraformed_planets",
        TopTechnologies = "top_technologies",
        TechnologyMedals = "technology_medals",
        ColonialMedals = "colonial_medals",
        LeadershipSpaces = "leadership_spaces",
        Antimatter = "antimatter",
        Objective = "objective",
    }
}

impl Technology {
    /// The key of its name; `<key>-<level>` is that of a level.
    pub fn key(self) -> &'static str {
        match self {
            Technology::SpaceTravel => "tech-space_travel",
            Technology::QuantumPhysics => "tech-quantum_physics",
            Technology::EnergyDevelopment => "tech-energy_development",
            Technology::Terraforming => "tech-terraforming",
            Technology::AntimatterScience => "tech-antimatter_science",
        }
    }
}

impl Track {
    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Track::Technology => "track-technology",
            Track::Colonial => "track-colonial",
        }
    }

    /// What its steps are called among prices, gains and counts.
    pub fn steps(self) -> &'static str {
        match self {
            Track::Technology => "technology_steps",
            Track::Colonial => "colonial_steps",
        }
    }

    /// What its medals are called among counts.
    pub fn medals(self) -> &'static str {
        match self {
            Track::Technology => "technology_medals",
            Track::Colonial => "colonial_medals",
        }
    }
}

impl Action {
    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Action::SpaceMissions => "action-space_missions",
            Action::ColonySeeding => "action-colony_seeding",
            Action::TechnologicalDevelopment => "action-technological_development",
            Action::StellarPropulsion => "action-stellar_propulsion",
            Action::Terraforming => "action-terraforming",
            Action::GalacticMap => "action-galactic_map",
            Action::EnergyStorage => "action-energy_storage",
            Action::PlanetaryExploitation => "action-planetary_exploitation",
            Action::GenerateAntimatter => "action-generate_antimatter",
        }
    }
}

impl Bonus {
    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Bonus::SpaceLogistics => "bonus-space_logistics",
            Bonus::EvolutionOfTechnology => "bonus-evolution_of_technology",
            Bonus::ScientificProgress => "bonus-scientific_progress",
            Bonus::SocialProgress => "bonus-social_progress",
            Bonus::SpaceExploration => "bonus-space_exploration",
            Bonus::IndustrialSurge => "bonus-industrial_surge",
        }
    }
}

impl Objective {
    /// Whether it belongs to the advanced set (KE-OBJ-1).
    pub fn is_advanced(self) -> bool {
        self >= Objective::A01
    }
}

impl Source {
    /// The key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Source::TerraformedPlanets => "source-terraformed_planets",
            Source::TopTechnologies => "source-top_technologies",
            Source::TechnologyMedals => "source-technology_medals",
            Source::ColonialMedals => "source-colonial_medals",
            Source::LeadershipSpaces => "source-leadership_spaces",
            Source::Antimatter => "source-antimatter",
            Source::Objective => "source-objective",
        }
    }
}
